/** Lets the browser save something as a file. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser may still be reading it in this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
