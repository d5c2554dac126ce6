// Runs before anything is drawn, so that a dark room sees no white flash.
try {
  const { theme = 'system' } = JSON.parse(localStorage.getItem('hyperdoku-settings') ?? '{}').state ?? {};
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = theme === 'system' ? (dark ? 'dark' : 'light') : theme;
} catch {
  document.documentElement.dataset.theme = 'light';
}
