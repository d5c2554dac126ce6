/**
 * What each part of a drawing is there for. A drawing names roles and never colours; a theme says how each role looks.
 */

/** The grounds of cells that a step speaks of, in the order in which they are painted: the later wins. */
export const stepGrounds = ['house', 'cover', 'pattern', 'fin', 'gone', 'placed'] as const;
export type StepGround = (typeof stepGrounds)[number];

/** The colours that players paint cells with. */
export const tints = ['tint1', 'tint2', 'tint3', 'tint4', 'tint5', 'tint6', 'tint7', 'tint8'] as const;

/** The shades of houses that are neither lines nor boxes. */
export const shades = [
  'shade1',
  'shade2',
  'shade3',
  'shade4',
  'shade5',
  'shade6',
  'shade7',
  'shade8',
] as const;
export type ShadeRole = (typeof shades)[number];

/** The sides of solids, by the light that falls on them. */
export const sideTones = ['faceTop', 'faceLeft', 'faceRight'] as const;
export type SideTone = (typeof sideTones)[number];

export const textRoles = [
  'clue',
  'entry',
  'cornerNote',
  'centreNote',
  /** Candidates that matter to a step, and those that it removes. */
  'keptNote',
  'goneNote',
  /** Where a board lies, and which face of a cube it is. */
  'heading',
  'faceName',
] as const;
export type TextRole = (typeof textRoles)[number];

export const pathRoles = [
  'ground',
  ...stepGrounds,
  ...shades,
  ...tints,
  /** Tells lines and boxes apart without colour. */
  'mark',
  'ring',
  /** Conflicts and wrong entries. */
  'sign',
  'hairline',
  'rule',
  ...sideTones,
  'solidRule',
  'frame',
  'layerFrame',
  'rimFrame',
  /** Layers that lie under each other like sheets of paper. */
  'sheet',
  'sheetRule',
  'sheetEdge',
  /** From candidate to candidate: one of the two holds, or not both. */
  'strongLink',
  'weakLink',
  'linkHead',
] as const;
export type PathRole = (typeof pathRoles)[number];
