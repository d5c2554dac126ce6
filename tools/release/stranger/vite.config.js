export default {
  build: { rollupOptions: { input: 'page.html' }, target: 'es2022' },
  worker: { format: 'es' },
};
