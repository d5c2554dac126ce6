/** Prints rows that have the same fields as a table, numbers to the right. */
export function printTable(rows) {
  const [first] = rows;
  if (!first) return;
  const fields = Object.keys(first);
  const write = value => (typeof value === 'number' ? Math.round(value).toLocaleString('en') : value);
  const widths = fields.map(field =>
    Math.max(...[field, ...rows.map(row => write(row[field]))].map(({ length }) => length)),
  );
  const printLine = values =>
    console.log(
      values
        .map((value, i) => value[typeof first[fields[i]] === 'number' ? 'padStart' : 'padEnd'](widths[i]))
        .join('  '),
    );
  printLine(fields);
  for (const row of rows) printLine(fields.map(field => write(row[field])));
}
