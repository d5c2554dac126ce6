/**
 * What can go wrong, as data. A problem has a `code` for programs, few and stable; a `detail` that says what exactly,
 * one for each sentence that people may see; and the parameters of that sentence. The sentences are made by `words`.
 * Names of cells, axes and shapes in the parameters are notation, the same in every language.
 */
import type { ConstraintName, StatedConstraint } from './constraintName.js';
import type { HouseName } from './houseName.js';
import type { Shortage } from './shortage.js';

/** For details that need no parameters. */
type None = Readonly<Record<never, never>>;

/** A house of a custom rule: by its name, or by its number from 1 where it has none. */
interface OfHouse {
  readonly house: string | number;
}

interface OfConstraint {
  readonly constraint: ConstraintName;
}

interface OfField extends OfConstraint {
  readonly field: string;
}

interface ShapeProblems {
  'spec-syntax': {
    unknown: { readonly text: string; readonly examples: readonly string[] };
    'custom-encoding': None;
  };
  'shape-impossible': {
    'few-symbols': { readonly least: number };
    'few-axes': { readonly shape: string; readonly least: number };
    'boxes-not-square': { readonly shape: string; readonly symbols: number };
    'block-too-small': {
      readonly shape: string;
      readonly side: number;
      readonly symbols: number;
      readonly most: number;
    };
    'orthogonal-squares': {
      readonly shape: string;
      readonly axes: number;
      readonly squares: number;
      readonly order: number;
    };
    'side-odd': { readonly shape: string };
    'hoop-and-face': {
      readonly shape: string;
      readonly hoop: number;
      readonly face: number;
      readonly side: number;
    };
  };
  'shape-too-large': {
    symbols: { readonly symbols: number; readonly limit: number };
    axes: { readonly limit: number };
    cells: { readonly cells: number; readonly limit: number };
    /** The shape exists, but whoever asked wants none of this size without being asked. */
    unasked: { readonly cells: number; readonly most: number };
    /** Too many ones for Algorithm X. */
    cover: { readonly ones: number; readonly limit: number };
  };
  'custom-rule': {
    /** In the text of the rule, both from 1. */
    'not-json': { readonly line: number; readonly column: number };
    'not-object': None;
    'unknown-field': { readonly field: string };
    'no-houses': None;
    title: { readonly limit: number };
    base: None;
    'base-and-grid': None;
    symbols: None;
    extents: None;
    cells: None;
    'no-cells': None;
    'house-form': { readonly house: number };
    'house-name': { readonly house: number; readonly limit: number };
    'house-kind': { readonly house: number; readonly kinds: readonly string[] };
    'cell-outside': { readonly position: number; readonly last: number };
    'cell-twice': None;
    'house-size': OfHouse & { readonly cells: number; readonly symbols: number };
    'house-cell-twice': OfHouse;
    'house-cell-missing': OfHouse & { readonly position: number };
    'cell-loose': { readonly position: number };
    constraints: None;
    'constraint-form': { readonly number: number };
    'constraint-kind': { readonly number: number; readonly kind: string; readonly kinds: readonly string[] };
    'constraint-name': { readonly number: number; readonly limit: number };
    'constraint-field-unknown': OfField & { readonly fields: readonly string[] };
    'constraint-field-missing': OfField;
    'constraint-cells': OfField;
    'constraint-cell-count': OfField & {
      readonly least: number;
      readonly most?: number;
      readonly given: number;
    };
    'constraint-cell-missing': OfConstraint & { readonly position: number };
    'constraint-cell-twice': OfConstraint;
    'constraint-number': OfField & { readonly least: number };
    'constraint-flag': OfField;
    'constraint-symbols': OfField;
    'constraint-symbol': OfConstraint & { readonly symbol: number; readonly symbols: number };
    'constraint-step': OfField;
    'constraint-steps': OfField;
    'constraint-diagonal': OfConstraint & { readonly axes: number };
    'constraint-offsets': OfConstraint & { readonly axes: number };
    'constraint-axes': OfConstraint & { readonly most: number };
    'constraint-boxes': OfConstraint;
    'constraint-clone': OfConstraint & { readonly cells: number; readonly others: number };
    'constraint-too-large': OfConstraint & { readonly limit: number };
    /** More cells than symbols, and no symbol twice. */
    'constraint-different': OfConstraint & { readonly cells: number; readonly symbols: number };
    /** No symbols at all meet it. */
    'constraint-impossible': OfConstraint;
    'constraint-sum': OfConstraint & {
      readonly sum: number;
      readonly least: number;
      readonly most: number;
    };
  };
  'cell-syntax': {
    'axis-unknown': { readonly shape: string; readonly axis: string; readonly axes: readonly string[] };
    form: { readonly text: string; readonly shape: string; readonly example: string };
    'axis-twice': { readonly text: string; readonly shape: string; readonly axis: string };
    'axis-missing': { readonly text: string; readonly shape: string; readonly axis: string };
    'no-such-cell': { readonly text: string; readonly shape: string };
    number: { readonly cell: number; readonly shape: string; readonly last: number };
    move: { readonly example: string };
  };
  'view-unfit': {
    view: { readonly shape: string; readonly view: string; readonly views: readonly string[] };
  };
}

interface BoardProblems {
  'symbol-range': {
    'in-cell': { readonly cell: string; readonly symbol: number; readonly symbols: number };
    move: { readonly symbol: number; readonly symbols: number };
    entry: { readonly symbol: number; readonly symbols: number };
    text: { readonly text: string; readonly symbols: number; readonly shape: string };
    colour: { readonly colour: number; readonly colours: number };
    notes: { readonly kind: string; readonly kinds: readonly string[] };
    option: { readonly option: number; readonly options: number; readonly shape: string };
  };
  'cell-count': {
    given: { readonly shape: string; readonly cells: number; readonly given: number };
    blank: { readonly cell: string };
    'too-many': { readonly cells: number };
    wrong: { readonly cells: number; readonly given: number };
    /** The text named its shape, or it did not and perhaps should have. */
    'cut-short': {
      readonly shape: string;
      readonly cells: number;
      readonly given: number;
      readonly named: boolean;
    };
    'one-more': { readonly shape: string; readonly cells: number; readonly named: boolean };
    'too-many-values': { readonly cells: number };
    'other-shape': { readonly given: string; readonly wanted: string };
    /** Of a list of lists: its lengths from the outside in, and the shapes that have them. */
    lengths: { readonly lengths: readonly number[]; readonly shapes: readonly string[] };
  };
  conflict: {
    house: { readonly symbol: string; readonly house: HouseName; readonly cells: readonly string[] };
    /** The symbols of these cells break it. */
    constraint: {
      readonly constraint: StatedConstraint;
      readonly cells: readonly string[];
      readonly symbols: readonly string[];
    };
    formula: { readonly cell: string; readonly symbols: readonly [string, string] };
    solution: { readonly cell: string };
    entry: { readonly cell: string };
    'no-candidate': { readonly cell: string };
  };
  'clue-locked': {
    cell: { readonly cell: string };
    cells: { readonly count: number };
    filling: { readonly cell: string };
  };
}

interface OfFile {
  readonly path: string;
}

interface TextProblems {
  'text-syntax': {
    'no-puzzle': None;
    /** A rule and no clues; the title is empty where it has none. */
    'rule-alone': { readonly title: string };
    'after-rule': None;
    'below-rule': None;
    'several-puzzles': None;
    character: { readonly character: string };
    'beyond-last-symbol': { readonly text: string; readonly last: string };
    /** Between separators: neither a number nor pencil marks. */
    word: { readonly text: string; readonly last: string };
    /** Of kinds of constraints that are ordered. */
    'kind-unknown': { readonly text: string; readonly kinds: readonly string[] };
    'kind-count': { readonly text: string; readonly kind: string };
    /** Two signs for a blank in one puzzle. */
    'two-blanks': { readonly first: string; readonly second: string };
    /** The symbols can be read in several ways. */
    'alphabet-unclear': {
      readonly readings: readonly { readonly name: string; readonly first: string; readonly last: string }[];
    };
    /** A line of one sign that is the blank and may be a rule. */
    'blank-or-rule': { readonly sign: string };
    'tall-marks': None;
    'blanks-unseen': None;
    'alphabet-unfit': { readonly alphabet: string; readonly symbols: number };
    'list-value': { readonly text: string };
    'list-shortened': None;
    'list-open': None;
    'list-tail': { readonly text: string };
    'list-ragged': { readonly wanted: number; readonly given: number };
    'csv-column': { readonly column: string; readonly columns: number };
    'csv-solution': None;
    json: None;
    'json-form': None;
    'json-field': { readonly field: string };
    'json-format': { readonly format: string };
    'json-version': { readonly version: number };
    'json-shape': None;
    'json-cells': { readonly field: string };
    'json-text': { readonly field: string };
    'json-candidates': None;
    encoding: { readonly encoding: string };
    'hodoku-form': { readonly example: string };
    'hodoku-candidate': { readonly text: string };
    'sudokuwiki-board': { readonly text: string };
    'sudokuwiki-cell': { readonly text: string };
    /** A field of another program's puzzle that has not the form which that program gives it. */
    'foreign-field': { readonly program: string; readonly field: string };
    'foreign-square': { readonly program: string; readonly rows: number; readonly columns: number };
    xml: { readonly kind: XmlPart };
    'xml-entity': { readonly text: string };
    'xml-tag': { readonly tag: string };
    'opensudoku-version': { readonly version: string };
    'opensudoku-data': None;
    'dimacs-shape': { readonly example: string };
    'dimacs-header': { readonly example: string };
    'dimacs-variables': { readonly wanted: number; readonly given: number };
    'dimacs-clause': None;
    'dimacs-variable': { readonly variable: number; readonly last: number };
    'cover-header': None;
    /** The header says one number, and the file or the shape another. */
    'cover-number': { readonly of: CoverPart; readonly said: number; readonly there: number };
    'cover-column': { readonly text: string; readonly wanted: string };
    'cover-row': { readonly text: string; readonly example: string };
    'cover-cell': { readonly cell: string; readonly rows: number; readonly symbols: number };
    'integers-empty': None;
    'integers-cut-short': { readonly axes: number };
    'integers-number': { readonly text: string; readonly of: IntegersPart };
    'integers-range': {
      readonly of: IntegersPart;
      readonly least: number;
      readonly most: number;
      readonly given: number;
    };
    'id-form': { readonly example: string };
    'id-seed': None;
    'order-long': { readonly limit: number };
    'order-option': { readonly text: string; readonly keys: readonly string[] };
    /** Where there is nothing to choose from, no words. */
    'order-value': { readonly key: string; readonly value: string; readonly words: readonly string[] };
  };
  /** A puzzle names a rule by a file, or by a name that was to be stated before. */
  'rule-missing': {
    name: { readonly name: string };
    /** Whoever reads cannot look for files, or was not given this one. */
    'file-not-given': OfFile;
    'no-file': OfFile;
    /** It lies elsewhere than beside the puzzle. */
    'file-outside': OfFile;
    'file-not-plain': OfFile;
    'file-too-large': OfFile & { readonly megabytes: number };
    'file-unreadable': OfFile & { readonly reason: string };
  };
  'text-too-long': Record<'line' | 'file', { readonly megabytes: number }>;
  'link-damaged': {
    damaged: None;
    'no-marker': { readonly marker: string };
    'newer-version': None;
    /** The link only names a puzzle that is kept elsewhere. */
    elsewhere: { readonly name: string };
  };
  /** A puzzle of another program with rules that are neither houses nor constraints of a known kind. */
  'rule-unknown': {
    constraints: { readonly program: string; readonly names: readonly string[] };
  };
  'format-unknown': {
    name: { readonly text: string; readonly formats: readonly string[] };
  };
  'format-unfit': {
    'only-classic': { readonly format: string; readonly shape: string };
    'only-boxes': { readonly format: string; readonly shape: string };
    'only-grids': { readonly format: string; readonly shape: string };
    'only-squares': { readonly format: string; readonly shape: string };
    'no-marks': { readonly format: string; readonly cell: string };
    'only-letters': { readonly format: string; readonly shape: string };
    /** A constraint that no exact cover can say. */
    'exact-cover': OfConstraint;
    constraint: { readonly format: string; readonly constraint: ConstraintName };
  };
}

/** What is counted of an exact cover. */
export type CoverPart = 'rows' | 'columns' | 'secondary' | 'ones';

/** What a reader of XML waits for. */
export type XmlPart =
  | 'element'
  | 'name'
  | 'equals'
  | 'quote'
  | 'tag-end'
  | 'comment-end'
  | 'root'
  | 'nothing-more';

/** What a line of an integers file holds. */
export type IntegersPart = 'axes' | 'length' | 'value';

interface PlayProblems {
  /** A game that has all it can hold. */
  'game-limit': Record<'actions' | 'integers' | 'checkpoints' | 'checkpoint-name', { readonly most: number }>;
  'saved-game': {
    form: None;
    version: { readonly version: number };
    newer: None;
    damaged: None;
    puzzle: None;
    elapsed: None;
    hints: None;
    'gave-up': None;
    position: None;
    list: { readonly field: 'log' | 'checkpoints'; readonly most: number };
    'too-long': { readonly most: number };
    'action-form': OfPart;
    'action-id': OfPart & { readonly most: number };
    'action-kind': OfPart;
    'action-time': OfPart;
    'action-changes': OfPart & { readonly integers: number };
    'action-edits': OfPart;
    'action-same-id': OfPart;
    'action-forbidden': OfPart;
    'action-misfit': OfPart;
    'checkpoint-form': OfPart;
    'checkpoint-name': OfPart & { readonly most: number };
    'checkpoint-action': OfPart;
    'checkpoint-time': OfPart;
    'checkpoint-state': OfPart;
    'checkpoint-edits': OfPart;
    'checkpoint-lost': OfPart;
    'checkpoint-forbidden': OfPart;
  };
}

/** The number of an action or checkpoint, from 1. */
interface OfPart {
  readonly number: number;
}

interface MakingProblems {
  'order-unfit': {
    'too-many-clues': { readonly shape: string; readonly cells: number; readonly clues: number };
    'large-board': { readonly limit: number };
    method: { readonly method: string; readonly shape: string };
    symmetry: { readonly sampler: string; readonly shape: string };
    strata: { readonly sampler: string; readonly family: string };
    'kind-twice': { readonly kind: string };
    /** Orders that contradict themselves. Levels and techniques are named as in orders. */
    'option-twice': { readonly option: string };
    'clues-and-blanks': None;
    'levels-fall': { readonly level: string; readonly upTo: string };
    'technique-of-level': { readonly technique: string; readonly of: string; readonly level: string };
    'trial-and-logic': { readonly option: string };
    'technique-unused': { readonly technique: string };
    'using-too-easy': { readonly level: string; readonly hardest: string };
    'name-and-option': { readonly option: string };
    /** What cannot be, on this board or with so many blanks. */
    'level-absent': { readonly level: string; readonly shape: string };
    'level-unknown': { readonly level: string; readonly shape: string };
    'killer-level-unknown': { readonly level: string; readonly shape: string };
    'technique-absent': { readonly technique: string; readonly shape: string };
    'technique-small': { readonly technique: string; readonly limit: number };
    'level-too-short': { readonly level: string; readonly blanks: number; readonly least: number };
    'level-length-unknown': {
      readonly level: string;
      readonly shape: string;
      readonly blanks: number;
      /** The most blanks with which it was looked for in vain. */
      readonly vain: number;
    };
    'region-form': { readonly region: string };
    'region-past': {
      readonly region: string;
      readonly shape: string;
      readonly axis: string;
      readonly end: number;
    };
    'region-empty': { readonly region: string; readonly shape: string };
    'region-small': { readonly region: string; readonly cells: number; readonly blanks: number };
    'region-minimal': None;
    /** The grid that puzzles are to be made of. */
    'solution-shape': { readonly given: string; readonly wanted: string };
    'solution-breaks': { readonly kinds: readonly string[] };
    'kind-too-many': {
      readonly kind: string;
      readonly wanted: number;
      readonly most: number;
      readonly shape: string;
    };
  };
  /** The name of a puzzle that another generator makes. */
  'generator-gone': { other: { readonly generator: number; readonly present: number } };
  'cut-short': Record<
    'grid' | 'puzzle' | 'minimal-puzzle' | 'symmetries' | 'canonical-form',
    { readonly reason: Shortage }
  >;
  'not-found': {
    'no-grid': { readonly shape: string };
    grid: { readonly shape: string; readonly tries: number };
    /** Under constraints of these kinds. */
    'no-variant': { readonly shape: string; readonly kinds: readonly string[] };
    variant: { readonly shape: string; readonly kinds: readonly string[]; readonly tries: number };
    'valid-blocks': { readonly tries: number };
    attempt: None;
    /** Every cutting of the board leaves another solution. */
    cages: None;
    'lone-clues': None;
    position: { readonly position: number; readonly last: number };
    checkpoint: { readonly name: string };
  };
}

/** By code and detail: the parameters. */
export interface ProblemTable
  extends ShapeProblems,
    BoardProblems,
    TextProblems,
    PlayProblems,
    MakingProblems {}

/** What went wrong, as programs tell it apart. Codes do not change. */
export type ProblemCode = keyof ProblemTable;
/** Which of the problems under a code it is; each has a sentence of its own. */
export type ProblemDetail<C extends ProblemCode = ProblemCode> = C extends ProblemCode
  ? keyof ProblemTable[C]
  : never;

/** Where the problem lies, as far as that is known. */
export interface ProblemPlace {
  /** In a text, both from 1. */
  readonly line?: number;
  readonly column?: number;
  /** In a list of puzzles, from 1. */
  readonly item?: number;
  /** In a field of a puzzle's JSON, and at which character of it, from 1. */
  readonly field?: string;
  readonly character?: number;
  /** In the file that holds the rule of the puzzle. */
  readonly ruleFile?: string;
  /** Which cells, and which house or constraint, by its index, when the rule of the shape is broken. */
  readonly cells?: readonly number[];
  readonly house?: number;
  readonly constraint?: number;
}

/** What went wrong, as data: code, detail, parameters and place. `wordsFor('en').problem(…)` makes a sentence of it. */
export type Problem = {
  [C in ProblemCode]: {
    [D in keyof ProblemTable[C]]: ProblemPlace & {
      readonly code: C;
      readonly detail: D;
      readonly parameters: ProblemTable[C][D];
    };
  }[keyof ProblemTable[C]];
}[ProblemCode];
