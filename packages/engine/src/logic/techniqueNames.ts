/** Every technique, cheapest first: the order of the ladder. */
export const techniqueNames = [
  'full-house',
  'hidden-single',
  'last-in-constraint',
  'naked-single',
  'cage-combinations',
  'line-bounds',
  'locked-candidates',
  'house-sum',
  'naked-pair',
  'hidden-pair',
  'naked-triple',
  'hidden-triple',
  'joint-sum',
  'x-wing',
  'xy-wing',
  'naked-quad',
  'hidden-quad',
  'pigeonhole',
  'swordfish',
  'skyscraper',
  'two-string-kite',
  'turbot-fish',
  'empty-rectangle',
  'xyz-wing',
  'wxyz-wing',
  'simple-colouring',
  'multi-colouring',
  'unique-rectangle',
  'bug',
  'sue-de-coq',
  'finned-x-wing',
  'jellyfish',
  'finned-swordfish',
  'hidden-rectangle',
  'w-wing',
  'x-chain',
  'xy-chain',
  'avoidable-rectangle',
  'alternating-chain',
  'mixed-fish',
  'template',
  'grouped-chain',
  'als-xz',
  'als-xy-wing',
  'set-chain',
  'forcing-chain',
  'short-trial',
  'long-trial',
  'nested-trial',
  'search',
] as const;
/** The name of a technique. */
export type TechniqueName = EachOnce<typeof techniqueNames>;

/** Those that take for granted that a puzzle has one solution only. */
export const techniquesOfUniqueness: readonly TechniqueName[] = [
  'unique-rectangle',
  'hidden-rectangle',
  'avoidable-rectangle',
  'bug',
];

/**
 * The union of a list of names. A name listed twice puts an object into it, which no table of techniques accepts as a key. What is
 * seen so far is handed on, so that the list may be long.
 */
type EachOnce<Names, Seen = never> = Names extends readonly [infer First, ...infer Rest]
  ? EachOnce<Rest, Seen | (First extends Seen ? { readonly listedTwice: First } : First)>
  : Seen;
