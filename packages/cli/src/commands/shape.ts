import {
  type Constraint,
  describeShape,
  factsOf,
  type KindName,
  type Shape,
  type ShapeData,
  shapeOf,
} from '@hyperdoku/engine';
import type { Command } from 'commander';
import { exitCodeOf, exitCodes, type Finish } from '../exit.js';
import { complain, type Io, writeJsonLine, writeLine } from '../io.js';
import { readSpec } from '../shapeArgument.js';
import { nameShape } from '../shapeName.js';
import { makeRows } from '../table.js';
import { makeHelp, say, texts } from '../texts/index.js';

const words = texts.commands.shape;

export function define(command: Command, io: Io, finish: Finish): void {
  command
    .argument('<spec>', words.spec)
    .option('--facts', words.facts)
    .option('--json', words.json)
    .addHelpText('after', makeHelp('shape'))
    .action(async (argument: string, { facts: known, json }: { facts?: boolean; json?: boolean }) => {
      const spec = readSpec(argument);
      const shape = spec.ok ? shapeOf(spec.value) : spec;
      if (!shape.ok) {
        const reason = say.problem(shape.problem);
        if (shape.problem.code !== 'shape-impossible') complain(io, reason);
        else if (json) await writeJsonLine(io, { spec: argument, exists: 'no', reason });
        else await writeLine(io, reason);
        finish(exitCodeOf(shape.problem));
        return;
      }
      const facts = describeShape(say, shape.value);
      if (json) await writeJsonLine(io, { ...facts, ...(known && { facts: describeKnown(shape.value) }) });
      else for (const line of makeFactLines(shape.value, facts, known)) await writeLine(io, line);
      finish(exitCodes.fine);
    });
}

function makeFactLines(shape: Shape, facts: ShapeData, known: boolean | undefined): string[] {
  const labels = texts.shape;
  const range = (values: readonly number[]): string => {
    const [from, to] = values.map(say.number);
    return to === undefined ? from : labels.range(from, to);
  };
  const houses = facts.housesByOrientation.map(({ count }, i) =>
    say.houses(shape, shape.orientations[i], count),
  );
  const rows = [
    [labels.symbols, say.number(facts.symbols)],
    [labels.cells, `${say.number(facts.cells)}  (${facts.extents.join(' × ')})`],
    [labels.houses, `${say.number(facts.houses)}  (${houses.join(', ')})`],
    [labels.housesPerCell, range(facts.housesPerCell)],
    [labels.peersPerCell, range(facts.peersPerCell)],
    [labels.exists, facts.exists === 'yes' ? labels.yes : labels.unknown],
    ...(known ? [['', ''] as const, ...listKnown(shape)] : []),
  ] as const;
  return [
    `${nameShape(shape)}  (${facts.family})`,
    facts.rule,
    '',
    ...makeRows(rows),
    ...explainConstraints(shape),
  ];
}

/** More of one kind are only counted. */
const mostOfAKind = 30;

/** What each constraint demands, by kind. */
function explainConstraints(shape: Shape): string[] {
  const kinds = new Map<KindName, Constraint[]>();
  for (const constraint of shape.constraints) {
    const { kind } = constraint.spec;
    kinds.set(kind, [...(kinds.get(kind) ?? []), constraint]);
  }
  return [...kinds].flatMap(([kind, all]) => {
    const shown = all.slice(0, all.length === mostOfAKind + 1 ? undefined : mostOfAKind);
    return [
      '',
      texts.shape.ofKind(say.kind(kind), all.length),
      ...shown.map(constraint => {
        const { name } = constraint.spec;
        return `  ${name === undefined ? '' : `${name}: `}${say.constraint(shape, constraint)}`;
      }),
      ...(shown.length < all.length ? [`  ${texts.shape.more(all.length - shown.length)}`] : []),
    ];
  });
}

/** What is known of a shape, as data; figures may be too large for a number. */
const describeKnown = ({ spec, symbols }: Shape) =>
  factsOf(spec, symbols).map(fact => {
    const { label, source } = say.fact(fact);
    return { fact: fact.kind, label, value: String(fact.value), bound: fact.bound, source };
  });

/** Each figure, and its source below it. */
const listKnown = ({ spec, symbols }: Shape): (readonly [string, string])[] =>
  factsOf(spec, symbols).flatMap(fact => {
    const { label, value, source } = say.fact(fact);
    return [[label, value] as const, ['', source] as const];
  });
