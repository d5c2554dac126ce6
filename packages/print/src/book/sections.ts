/** A book falls into sections: puzzles of one shape that follow each other. */
import { levels, type Shape } from '@hyperdoku/engine';
import { type BookPuzzle, type NumberedPuzzle, type Press, titleOf } from './press.js';

export interface Section {
  readonly title: string;
  readonly puzzles: readonly NumberedPuzzle[];
}

/** Rules made for one puzzle each are of a kind if they have the same base and no title of their own. */
const kindOf = ({ name, spec }: Shape): string =>
  spec.family === 'custom'
    ? `${spec.rule.title ?? ''} ${JSON.stringify(spec.rule.base ?? spec.rule.extents)}`
    : name;

/** `Sudoku, easy to hard`: what a section has. */
function nameSection(press: Press, puzzles: readonly NumberedPuzzle[]): string {
  const { words, texts } = press;
  const found = levels.filter(level => puzzles.some(entry => entry.level === level));
  const title = titleOf(press, puzzles[0].puzzle.shape);
  if (found.length === 0) return title;
  return texts.section(title, words.level(found[0]), words.level(found[found.length - 1]));
}

export function cutSections(press: Press, puzzles: readonly BookPuzzle[]): Section[] {
  const sections: { kind: string; puzzles: NumberedPuzzle[] }[] = [];
  for (const [i, entry] of puzzles.entries()) {
    const kind = kindOf(entry.puzzle.shape);
    const last = sections.at(-1);
    const numbered = { ...entry, number: i + 1 };
    if (last?.kind === kind) last.puzzles.push(numbered);
    else sections.push({ kind, puzzles: [numbered] });
  }
  return sections.map(section => ({ title: nameSection(press, section.puzzles), puzzles: section.puzzles }));
}

/** The first puzzle of each shape that occurs. */
export function firstOfShapes(sections: readonly Section[]): NumberedPuzzle[] {
  const found = new Map<string, NumberedPuzzle>();
  for (const { puzzles } of sections)
    for (const entry of puzzles) {
      const kind = kindOf(entry.puzzle.shape);
      if (!found.has(kind)) found.set(kind, entry);
    }
  return [...found.values()];
}
