/** CaDiCaL as the engine's prover, in Node and in browser workers. The solver itself is loaded when it is first needed. */
export { createSatProver } from './satProver.js';
