/**
 * The engine's public face. Everything here is pure: the same in Node, in browsers and in workers. Each room has a face of its own, its
 * `index.ts`, which other packages can also import by itself, as in `@hyperdoku/engine/solve`.
 */
export * from './base/index.js';
export * from './board/index.js';
export * from './cover/index.js';
export * from './format/index.js';
export * from './generate/index.js';
export * from './grade/index.js';
export * from './logic/index.js';
export * from './plain/index.js';
export * from './play/index.js';
export * from './render/index.js';
export * from './shape/index.js';
export * from './solve/index.js';
export * from './symmetry/index.js';
export * from './words/index.js';
