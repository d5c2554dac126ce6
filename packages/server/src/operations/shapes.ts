import { catalog, describeShape, expectOk, ok, outlineOf, parseSpec } from '@hyperdoku/engine';
import { z } from 'zod';
import { say, texts } from '../texts/index.js';
import { defineJson } from './operation.js';
import { readShape } from './reading.js';

export const shapes = defineJson({
  path: 'shapes',
  plain: true,
  long: false,
  request: z.strictObject({}),
  answer: z.object({
    shapes: z.array(
      z.object({
        spec: z.string(),
        title: z.string().optional(),
        line: z.string().optional(),
        cells: z.int(),
        symbols: z.int(),
        rule: z.string(),
      }),
    ),
  }),
  examples: [{}],
  perform: () =>
    ok({
      shapes: catalog.map(name => {
        const spec = expectOk(parseSpec(name));
        const { cellCount: cells, symbols } = expectOk(outlineOf(spec));
        return { spec: name, ...say.shape(name), cells, symbols, rule: say.rule(spec) };
      }),
    }),
});

const counted = z.array(z.int());

export const shape = defineJson({
  path: 'shape',
  plain: true,
  long: false,
  request: z.strictObject({ spec: z.string().min(1).describe(texts.fields.spec) }),
  answer: z.object({
    spec: z.string(),
    family: z.string(),
    title: z.string().optional(),
    rule: z.string(),
    symbols: z.int(),
    cells: z.int(),
    extents: counted,
    houses: z.int(),
    housesByOrientation: z.array(z.object({ name: z.string(), count: z.int() })),
    housesPerCell: counted,
    peersPerCell: counted,
    exists: z.string(),
    constraints: z.array(z.record(z.string(), z.unknown())).optional(),
  }),
  examples: [{ spec: '9^3' }, { spec: 'latin:4^3' }],
  perform({ spec }, work) {
    const read = readShape(spec, work);
    if (!read.ok) return read;
    const { title, extents, constraints, ...facts } = describeShape(say, read.value);
    return ok({
      ...facts,
      ...(title !== undefined && { title }),
      extents: [...extents],
      ...(constraints && { constraints: constraints.map(constraint => ({ ...constraint })) }),
    });
  },
});
