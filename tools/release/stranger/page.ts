/** A page that asks its worker. */
const worker = new Worker(new URL('./pageWorker.ts', import.meta.url), { type: 'module' });
worker.addEventListener('message', ({ data }) => {
  Object.assign(globalThis, { answer: data });
});
worker.postMessage('2x2:34.......23....1');
