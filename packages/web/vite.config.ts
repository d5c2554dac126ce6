import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { pageHeaders, pagePolicy } from '../server/src/http/pageRules.js';
import { leanThree } from './leanThree.config.js';
import { writeLicences } from './licences.config.js';

const charset = '<meta charset="utf-8" />';
const addPolicy = (html: string): string =>
  html.replace(
    charset,
    `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${pagePolicy}" />`,
  );

/** Writes the policy into the pages that are built: the app's, and the element's example, which is copied as it is. */
const writePolicy = (): Plugin => ({
  name: 'write-policy',
  apply: 'build',
  transformIndexHtml: addPolicy,
  async writeBundle({ dir = '' }) {
    const page = join(dir, 'element.html');
    await writeFile(page, addPolicy(await readFile(page, 'utf8')));
  },
});

/** The service worker is put together by other tools, of these parts. */
const licences = writeLicences(
  ['core', 'precaching', 'routing', 'strategies'].map(part => `workbox-${part}`),
);

/** Addresses are relative, so that the app can be served from any folder. */
export default defineConfig({
  base: './',
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  plugins: [
    react(),
    leanThree(),
    writePolicy(),
    licences.plugin,
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: null,
      includeAssets: ['icon.svg', 'shapes.svg', 'apple-touch-icon.png'],
      workbox: {
        globIgnores: ['**/inter-{vietnamese,greek,cyrillic}*', 'element.html', 'elementPage.*', 'element/**'],
        // Pages of their own, not screens of the app.
        navigateFallbackDenylist: [/\/element\.html$/, /\/licences\.txt$/],
        globPatterns: ['**/*.{js,css,html,svg,png,woff,woff2,wasm,json}'],
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
  worker: { format: 'es', plugins: licences.inWorkers },
  preview: { headers: pageHeaders() },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 1000 },
});
