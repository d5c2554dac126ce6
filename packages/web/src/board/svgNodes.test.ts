/** What is drawn on a page is made of nodes: a name from a file or a link is never read as markup, since nothing is. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const readers =
  /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|setHTML\w*|parseHTML\w*|srcdoc|DOMParser|createContextualFragment|document\.write)\b/;

test('no source of the app has a text read as markup', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    name => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'),
  );
  const found = files.filter(name => readers.test(readFileSync(join(folder, name), 'utf8')));
  expect(files).toContain(join('board', 'svgNodes.ts'));
  expect(found).toEqual([]);
});

test.each([
  'element.innerHTML = name;',
  "place.insertAdjacentHTML('beforeend', name);",
  '<p dangerouslySetInnerHTML={{ __html: name }} />',
  "new DOMParser().parseFromString(name, 'text/html')",
])('%s would be found', line => {
  expect(line).toMatch(readers);
});
