/** Compiles a kernel that stands in the sources as base64. At once: everywhere, modules of a few kilobytes may be. */
export const compileWasm = (base64: string): WebAssembly.Module =>
  new WebAssembly.Module(Uint8Array.from(atob(base64), character => character.charCodeAt(0)));
