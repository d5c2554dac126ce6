/** A page that asks a worker which was bundled before. */
const worker = new Worker('./out/esbuild/pageWorker.js', { type: 'module' });
worker.addEventListener('message', ({ data }) => {
  Object.assign(globalThis, { answer: data });
});
worker.postMessage('2x2:34.......23....1');
