/** Reasoning: positions, steps, techniques, and solving by them. */
export * from './deduce.js';
export { findEvidence, withEvidence } from './evidence.js';
export { type Focus, focusOf, partOf, type Strength } from './focus.js';
export { type LadderOptions, ladderUpTo } from './ladder.js';
export * from './look.js';
export * from './modes.js';
export { type Begun, type Breach, Position } from './position.js';
export type { Branch, Candidate, Evidence, Holder, Link, Seen, Sight, Step, Witness } from './step.js';
export { nextStep, stepsOf, type Technique } from './technique.js';
export { type TechniqueName, techniqueNames, techniquesOfUniqueness } from './techniqueNames.js';
