/** The package that prints. It is large, and only pictures other than SVG and books need it. */
import { loadPackage } from './optionalPackage.js';

const load = () => import('@hyperdoku/print/node');

export type Print = Awaited<ReturnType<typeof load>>;

export const loadPrint = (): Promise<Print> => loadPackage('@hyperdoku/print', load);
