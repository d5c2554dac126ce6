/** `npm start`: installs, builds and serves the web app on this machine, and opens it where a person is at the terminal. */
import { join } from 'node:path';
import { buildAll, install, root } from './setup.mjs';

install();
await buildAll();

const { preview } = await import('vite');
const server = await preview({
  root: join(root, 'packages', 'web'),
  logLevel: 'warn',
  preview: {
    host: 'localhost',
    port: Number(process.env.PORT) || 4173,
    open: process.stdout.isTTY && !process.env.CI,
  },
});
const address = server.resolvedUrls?.local[0] ?? '';
console.log(`Hyperdoku is at ${address}\nPress Ctrl-C to stop. The command line is there as npx hyperdoku.`);
