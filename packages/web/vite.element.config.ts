import { defineConfig } from 'vite';
import { leanThree } from './leanThree.config.js';
import { writeLicences } from './licences.config.js';

/** `<hyperdoku-board>` for other pages: a bundle of its own beside the app, which the app's build must come before. */
export default defineConfig({
  base: './',
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  plugins: [writeLicences().plugin, leanThree()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    outDir: 'dist/element',
    emptyOutDir: true,
    copyPublicDir: false,
    chunkSizeWarningLimit: 1000,
    lib: { entry: 'src/element/index.ts', formats: ['es'], fileName: 'hyperdoku-board' },
    rolldownOptions: {
      output: {
        chunkFileNames: '[name]-[hash].js',
        minify: true,
        // What the first file shares with what is fetched later is one file, which packs better than many.
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
      },
    },
  },
});
