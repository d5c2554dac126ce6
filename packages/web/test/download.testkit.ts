/** What a page lets a reader save. */
import type { Download, Page } from 'playwright-core';

/** The file is read to its end: a stream that is left would still be asked for more while the page closes. */
async function begin(download: Download): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of await download.createReadStream()) pieces.push(piece);
  return Buffer.concat(pieces).subarray(0, 400).toString('latin1');
}

/** Presses a button, and waits for the file: its name, and how it begins. */
export async function saveBy(page: Page, button: string): Promise<{ name: string; start: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), start: await begin(download) };
}
