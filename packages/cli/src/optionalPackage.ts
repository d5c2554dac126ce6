/** Packages of ours that the command can do without: they bring programs of their own, which most people never need. */
import { Refusal } from './exit.js';
import { codeOf } from './files.js';
import { texts } from './texts/index.js';

/** What a package exports; where it is not installed, the command ends with how to install it. */
export async function loadPackage<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND')
      throw new Refusal(texts.input.noPackage(name));
    throw error;
  }
}
