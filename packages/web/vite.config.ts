import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Addresses are relative, so that the app can be served from any folder. */
export default defineConfig({
  base: './',
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  plugins: [
    react(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: null,
      includeAssets: ['icon.svg', 'shapes.svg', 'apple-touch-icon.png'],
      workbox: {
        globIgnores: ['**/inter-{vietnamese,greek,cyrillic}*', 'element.html', 'element/**'],
        // The element's example is a page of its own, not a screen of the app.
        navigateFallbackDenylist: [/\/element\.html$/],
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,wasm,json}'],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
      manifest: {
        id: './',
        name: 'Hyperdoku',
        short_name: 'Hyperdoku',
        description: 'Sudoku in any number of dimensions.',
        start_url: './',
        display: 'standalone',
        background_color: '#FBFAF7',
        theme_color: '#FBFAF7',
        categories: ['games', 'puzzle'],
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
    }),
  ],
  worker: { format: 'es' },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 1000 },
});
