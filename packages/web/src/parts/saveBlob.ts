/** Lets the browser save something as a file. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; it holds on to the data by itself.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
