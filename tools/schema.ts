/**
 * `npm run schema`: writes docs/rule.schema.json, the form of custom rules for editors and other programs, and the same definitions into
 * the schema of puzzles. They follow from the fields of the kinds of constraints.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeRuleSchema } from '@hyperdoku/engine';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

export const ruleSchemaPath = join(root, 'docs/rule.schema.json');
export const puzzleSchemaPath = join(root, 'packages/engine/schema/puzzle.schema.json');

export const readSchema = (path: string): Record<string, unknown> => JSON.parse(readFileSync(path, 'utf8'));

export const ruleSchema = (): Record<string, unknown> => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Hyperdoku rule',
  description:
    'A grid, or the spec of a shape to start from (base), houses that hold each symbol once, and constraints. Positions are counted from 0, along the first axis first. Written by npm run schema.',
  $ref: '#/$defs/customRule',
  $defs: makeRuleSchema(),
});

/** The schema of puzzles with the rules as they are now. */
export function puzzleSchema(): Record<string, unknown> {
  const schema = readSchema(puzzleSchemaPath);
  const { cells } = schema.$defs as Record<string, unknown>;
  return { ...schema, $defs: { cells, ...makeRuleSchema() } };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, schema] of [
    [ruleSchemaPath, ruleSchema()],
    [puzzleSchemaPath, puzzleSchema()],
  ] as const)
    writeFileSync(path, `${JSON.stringify(schema, null, 2)}\n`);
