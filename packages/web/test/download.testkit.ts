/** What a page lets a reader save. */
import type { Download, Page } from 'playwright-core';

async function begin(download: Download): Promise<string> {
  for await (const piece of await download.createReadStream())
    return piece.subarray(0, 400).toString('latin1');
  return '';
}

/** Presses a button, and waits for the file: its name, and how it begins. */
export async function saveBy(page: Page, button: string): Promise<{ name: string; start: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), start: await begin(download) };
}
