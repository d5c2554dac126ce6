/**
 * What a constraint is drawn with while a puzzle is set. A tool makes one of the cells that were drawn, in their order, and of
 * what was typed for it; whether such a constraint can be is for the engine to say.
 */
import {
  type Cell,
  type ConstraintSpec,
  type KindName,
  positionOf,
  type Shape,
  type SymbolNumber,
} from '@hyperdoku/engine';

/** A field of a constraint that is a number. */
type NumberField = 'sum' | 'difference' | 'ratio';

interface Tool {
  readonly kind: KindName;
  /** Drawn from cell to cell; where there is only one board, the end of a drag is the end of the line. */
  readonly isLine?: true;
  /** With so many cells it is whole. */
  readonly most?: number;
  /** The number that is typed for it, and whether it stays for the next one. */
  readonly number?: {
    readonly field: NumberField;
    readonly stays?: true;
    readonly usual?: (shape: Shape) => number;
  };
  /** Symbols are chosen for it. */
  readonly takesSymbols?: true;
  /** Its first cells are the circle; it is chosen how many. */
  readonly takesCircle?: true;
}

const line = { isLine: true } as const;
const pair = { most: 2 } as const;

export const tools = {
  killer: { kind: 'killer', number: { field: 'sum' } },
  'little-killer': { kind: 'little-killer', number: { field: 'sum' } },
  region: { kind: 'region' },
  clone: { kind: 'clone' },
  thermo: { kind: 'thermo', ...line },
  'slow-thermo': { kind: 'thermo', ...line },
  arrow: { kind: 'arrow', ...line, takesCircle: true },
  whisper: { kind: 'whisper', ...line, number: { field: 'difference', stays: true } },
  renban: { kind: 'renban', ...line },
  palindrome: { kind: 'palindrome', ...line },
  between: { kind: 'between', ...line },
  'white-dot': { kind: 'white-dot', ...pair, number: { field: 'difference', stays: true } },
  'black-dot': { kind: 'black-dot', ...pair, number: { field: 'ratio', stays: true } },
  // 10 where there are nine symbols: the X of XV.
  xv: { kind: 'xv', ...pair, number: { field: 'sum', stays: true, usual: ({ symbols }) => symbols + 1 } },
  greater: { kind: 'greater', ...pair },
  odd: { kind: 'odd' },
  even: { kind: 'even' },
  candidates: { kind: 'candidates', takesSymbols: true },
} as const satisfies Readonly<Record<string, Tool>>;
export type ToolName = keyof typeof tools;

export const toolOf = (name: ToolName): Tool => tools[name];

/** What is typed and chosen for a constraint beside its cells. */
export interface Typed {
  /** Digits, or nothing. */
  readonly number: string;
  readonly symbols: readonly SymbolNumber[];
  /** How many cells the circle of an arrow has. */
  readonly circle: number;
}

export const firstTyped = (name: ToolName, shape: Shape): Typed => ({
  number: String(toolOf(name).number?.usual?.(shape) ?? ''),
  symbols: [],
  circle: 1,
});

/** What is left of it for the next constraint. */
export const nextTyped = (name: ToolName, typed: Typed): Typed => ({
  ...typed,
  ...(!toolOf(name).number?.stays && { number: '' }),
});

export function makeConstraint(
  name: ToolName,
  shape: Shape,
  cells: readonly Cell[],
  typed: Typed,
): ConstraintSpec {
  const { kind, number } = toolOf(name);
  const at = cells.map(cell => positionOf(shape, cell));
  const value = typed.number === '' ? {} : { [number?.field ?? '']: Number(typed.number) };
  switch (name) {
    case 'slow-thermo':
      return { kind, cells: at, slow: true };
    case 'arrow':
      return { kind, circle: at.slice(0, typed.circle), cells: at.slice(typed.circle) };
    case 'clone': {
      // The first half is what the second repeats.
      const half = at.length >> 1;
      return { kind, cells: at.slice(0, half), others: at.slice(half) };
    }
    case 'candidates':
      return { kind, cells: at, symbols: [...typed.symbols].sort((a, b) => a - b) };
    default:
      return { kind, cells: at, ...(number && value) };
  }
}

/** The field of a constraint that is a number, for kinds that have one. */
export const numberFieldOf = (kind: KindName): NumberField | undefined =>
  Object.values<Tool>(tools).find(tool => tool.kind === kind)?.number?.field;

/** The same constraint with another number, or with none. */
export function withNumber(constraint: ConstraintSpec, text: string): ConstraintSpec {
  const field = numberFieldOf(constraint.kind);
  if (field === undefined) return constraint;
  const { [field]: _, ...rest } = constraint;
  return text === '' ? rest : { ...rest, [field]: Number(text) };
}
