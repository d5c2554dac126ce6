/** Columns of equal width; the named ones are numbers and end at the right. */
export function makeTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  numberColumns: readonly number[],
): string[] {
  const widths = headings.map((heading, i) => Math.max(heading.length, ...rows.map(row => row[i].length)));
  return [headings, ...rows].map(row =>
    row
      .map((text, i) => (numberColumns.includes(i) ? text.padStart(widths[i]) : text.padEnd(widths[i])))
      .join('  ')
      .trimEnd(),
  );
}

/** Labels and what belongs to them. */
export function makeRows(rows: readonly (readonly [label: string, value: string])[]): string[] {
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  return rows.map(([label, value]) => (label.padEnd(width) + value).trimEnd());
}
