/** All that is put into one file: the command, and what its workers do, which is not looked at before one is there. */
import type { Inside } from './pool/inside.js';

export { main } from './main.js';

export const openInside = async (): Promise<Inside> => (await import('./pool/inside.js')).openInside();
