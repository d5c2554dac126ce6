/**
 * What each part of a drawing is there for. A drawing names roles and never colours; a theme says how each role looks.
 */

/** The grounds of cells that a step speaks of, in the order in which they are painted: the later wins. */
export const stepGrounds = ['house', 'cover', 'pattern', 'fin', 'gone', 'placed'] as const;
/** What a cell has to do with a step, shown by its ground. */
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

/** The grounds of cages and regions, so that neighbours can be told apart. */
export const cageTints = [
  'cageTint1',
  'cageTint2',
  'cageTint3',
  'cageTint4',
  'cageTint5',
  'cageTint6',
] as const;
export type CageTint = (typeof cageTints)[number];

/** Broad lines that a constraint lays under symbols, and the grounds that it gives to cells. */
export const constraintGrounds = [
  'broadLine',
  'whisper',
  'renban',
  'parity',
  'window',
  'clone',
  ...cageTints,
] as const;

/** The sides of solids, by the light that falls on them. */
export const sideTones = ['faceTop', 'faceLeft', 'faceRight'] as const;
export type SideTone = (typeof sideTones)[number];

/** What texts can mean; a theme says how each looks. */
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
  /** On which other board an arrow begins or ends. */
  'linkExit',
  /** Sums and letters of constraints: in the corner of a cell or outside of the board, and on marks. */
  'label',
  'plateText',
  'whiteDotText',
  'blackDotText',
  /** On pages of print: titles, headings, what is read, and what is small. */
  'pageTitle',
  'pageHeading',
  'pageText',
  'pageNote',
] as const;
/** What a text means. */
export type TextRole = (typeof textRoles)[number];

/** What paths can mean; a theme says how each looks. */
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
  /** From what keeps a symbol out to where it could have stood. */
  'sightLine',
  /** Constraints: broad lines with their edges and cores, thin and dashed ones, outlines, marks between cells. */
  ...constraintGrounds,
  'lineEdge',
  'lineCore',
  'thinLine',
  'dashedLine',
  'cage',
  'region',
  'plate',
  'inkLine',
  'whiteDot',
  'blackDot',
  /** What goes on elsewhere. */
  'exit',
] as const;
/** What a path means. */
export type PathRole = (typeof pathRoles)[number];
