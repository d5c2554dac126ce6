/** The puzzle as a link for other programs; what they cannot say is refused with a sentence. */
import { type Grid, makeFPuzzles, makeSudokuPad, type Result, type Sheet, sheetOf } from '@hyperdoku/engine';
import { useMemo } from 'react';
import { say, texts } from '../../texts/index.js';
import { CopyField } from './CopyField.js';

const words = texts.sharing;

const programs: readonly { readonly name: string; readonly make: (sheet: Sheet) => Result<string> }[] = [
  { name: 'f-puzzles', make: makeFPuzzles },
  { name: 'SudokuPad', make: makeSudokuPad },
];

export function OtherPrograms({ grid, title }: { readonly grid: Grid; readonly title: string }) {
  const links = useMemo(() => {
    const sheet: Sheet = { ...sheetOf(grid), ...(title && { about: { title } }) };
    return programs.map(({ name, make }) => ({ name, link: make(sheet) }));
  }, [grid, title]);
  return (
    <div className="stack">
      {links.map(({ name, link }) =>
        link.ok ? (
          <CopyField key={name} label={name} text={link.value} action={words.copyFor(name)} />
        ) : (
          <p key={name} className="small">
            {say.problem(link.problem)}
          </p>
        ),
      )}
    </div>
  );
}
