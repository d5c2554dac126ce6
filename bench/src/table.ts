/** Rows as a table in text. */
import type { Figure, Row } from './rows.js';

const header = ['set', 'measured', 'ours', '', 'peer', '', 'speed', 'laps', 'target', 'met', 'note'];
const numeric = [3, 5, 6, 7];

export function makeTable(rows: readonly Row[]): string {
  const lines = rows.map(({ set, measured, ours, peer, speed, spread, target, met, note }, index) => {
    const before = rows[index - 1];
    const goesOn = before?.set === set && before.measured === measured;
    return [
      before?.set === set ? '' : set,
      goesOn ? '' : measured,
      ours.name,
      makeFigure(ours),
      peer?.name ?? '',
      peer ? makeFigure(peer) : '',
      speed === undefined ? '' : `${makeNumber(speed)}x`,
      spread ? spread.map(makeNumber).join('–') : '',
      target ?? '',
      met === undefined ? '' : met ? 'yes' : 'NO',
      note ?? '',
    ];
  });
  const widths = header.map((title, column) =>
    Math.max(title.length, ...lines.map(cells => cells[column].length)),
  );
  const layOut = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => (numeric.includes(i) ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
      .join('  ')
      .trimEnd();
  return [layOut(header), widths.map(width => '-'.repeat(width)).join('  '), ...lines.map(layOut)].join('\n');
}

const makeFigure = ({ figure }: Figure): string => (figure === undefined ? '-' : makeNumber(figure));

/** Three digits that mean something. */
function makeNumber(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(value >= 10 ? 1 : value >= 0.1 ? 2 : 3);
}
