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
