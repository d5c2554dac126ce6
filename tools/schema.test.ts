import { expect, test } from 'vitest';
import { puzzleSchema, puzzleSchemaPath, readSchema, ruleSchema, ruleSchemaPath } from './schema.js';

test.each([
  [ruleSchemaPath, ruleSchema],
  [puzzleSchemaPath, puzzleSchema],
])('%s is as `npm run schema` writes it', (path, make) => {
  expect(readSchema(path)).toEqual(make());
});
