/** The hash of the sources that a module of WebAssembly is compiled from: one file, or all of the folder of an index. */
export function hashOf(source: string): string;
