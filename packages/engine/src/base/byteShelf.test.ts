import { expect, test } from 'vitest';
import { ByteShelf } from './byteShelf.js';

test('rows keep what was copied, whatever is copied later and however long they are', () => {
  const shelf = new ByteShelf();
  const rows = Array.from({ length: 500 }, (_, i) => new Uint8Array(1 + ((i * 37) % 700)).fill(i));
  const copies = rows.map(row => shelf.copy(row));
  const expected = rows.map(row => [...row]);
  for (const row of rows) row.fill(255);
  expect(copies.map(copy => [...copy])).toEqual(expected);
});
