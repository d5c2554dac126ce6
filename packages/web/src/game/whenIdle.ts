interface Waiting {
  /** Milliseconds after which it is done however busy the page is. */
  readonly latest: number;
  /** Milliseconds to wait where the browser cannot tell when it is idle. */
  readonly otherwise: number;
}

/** Does something when the page has a moment to spare. */
export function whenIdle(run: () => void, { latest, otherwise }: Waiting): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: latest });
  else setTimeout(run, otherwise);
}
