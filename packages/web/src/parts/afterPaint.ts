/** Waits until the page has drawn what it shows now, so that it says what goes on before it stands still for a while. */
export const afterPaint = (): Promise<void> =>
  new Promise(done => requestAnimationFrame(() => setTimeout(done)));
