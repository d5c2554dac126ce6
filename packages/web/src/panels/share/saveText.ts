import { saveBlob } from '../../parts/saveBlob.js';

/** Lets the browser save a text as a file. */
export const saveText = (name: string, text: string): void =>
  saveBlob(name, new Blob([text], { type: 'text/plain' }));
