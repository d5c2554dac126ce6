/**
 * `npm run docs`: writes docs/techniques.md, the ladder with an example of each technique in two dimensions and one in three,
 * each with its picture in docs/techniques. The examples come from puzzles made from the first seeds of some shapes; a
 * technique that turns up in none of them goes without, and is named on the way.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  english,
  expectOk,
  generatePuzzle,
  ladderUpTo,
  makePuzzleText,
  makeStepPicture,
  nextStep,
  type Order,
  Position,
  type Puzzle,
  parseShape,
  type Shape,
  type Step,
  scale,
  stepsOf,
  type Technique,
  withEvidence,
} from '@hyperdoku/engine';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'docs', 'techniques');
const ladder = ladderUpTo({ assumeUnique: true });

interface Example {
  readonly puzzle: Puzzle;
  readonly position: Position;
  readonly step: Step;
}

/** Where examples are looked for: shapes, how many seeds of each, and what is ordered. */
type Source = readonly [spec: string, seeds: number, order: Order];
const minimal: Order = { minimal: true };
const killer: Order = { with: [{ kind: 'killer' }], clues: 0 };
const lines: Order = {
  with: [
    { kind: 'thermo', count: 4 },
    { kind: 'arrow', count: 3 },
  ],
};
const flat: readonly Source[] = [
  ['3x3', 400, minimal],
  ['3x3', 20, killer],
  ['3x3', 10, lines],
];
const deep: readonly Source[] = [
  ['3x2x1', 60, minimal],
  ['4^3', 60, minimal],
  ['2x2x2', 6, minimal],
  ['3x3x1', 6, minimal],
  ['9^3', 4, minimal],
  // Two symbols that could change places need as many cells in a cube as it has corners; on its surface four will do.
  ['faces:4', 100, minimal],
  ['4^3', 20, killer],
  ['4^3', 10, lines],
  ['9^3', 2, killer],
];

/** The cheapest techniques fire nearly everywhere; a picture of anything else is clearer where they have done their work. */
const cheap = ladderUpTo({ upTo: 'naked-single' });
/** The way goes by these; where only forcing chains and trial would go on, the puzzle is left. */
const way = ladderUpTo({ upTo: 'set-chain', assumeUnique: true });

/** When so few are left, they are looked for everywhere: some fire nowhere but beside cheap ones. */
const fewWanted = 4;

/**
 * Goes through a puzzle step by step, and of each technique that is still wanted keeps the first step it finds. Wanted
 * techniques are looked for at the start and wherever no cheap one fires, or everywhere while a cheap one is wanted itself.
 */
function findOnTheWay(puzzle: Puzzle, wanted: Set<Technique>, found: Map<Technique, Example>): void {
  const position = Position.of(puzzle);
  for (let steps = 0; steps < 2000 && wanted.size > 0 && !position.isSolved; steps++) {
    const cheapStep = nextStep(position, cheap);
    const isBusy = cheapStep && steps > 0 && wanted.size > fewWanted;
    if (!isBusy || cheap.some(technique => wanted.has(technique))) {
      for (const technique of wanted) {
        const [step] = stepsOf(technique, position);
        if (!step || !position.isNews(step)) continue;
        found.set(technique, { puzzle, position: position.copy(), step: withEvidence(position, step) });
        wanted.delete(technique);
      }
    }
    const next = cheapStep ?? nextStep(position, way);
    if (!next) return;
    position.apply(next);
  }
}

async function findExamples(shapes: readonly Source[]): Promise<Map<Technique, Example>> {
  const found = new Map<Technique, Example>();
  const wanted = new Set(ladder);
  for (const [spec, seeds, order] of shapes) {
    const shape = expectOk(parseShape(spec));
    for (let seed = 1; seed <= seeds && wanted.size > 0; seed++) {
      const made = await generatePuzzle(shape, seed, order, { attempts: 1 });
      if (made.ok) findOnTheWay(made.value.puzzle, wanted, found);
      if (seed % 50 === 0)
        console.error(`${spec} ${seed}: still looking for ${[...wanted].map(({ name }) => name).join(', ')}`);
    }
  }
  for (const technique of wanted)
    console.error(`no example of ${technique.name} in ${shapes.map(([spec]) => spec).join(', ')}`);
  return found;
}

function writeExample(technique: Technique, kind: string, example: Example | undefined): string {
  if (!example) return '';
  const { puzzle, position, step } = example;
  const file = `${technique.name}-${kind}.svg`;
  const title = `${english.technique(technique.name).title} in ${nameOf(puzzle.shape)}`;
  writeFileSync(join(folder, file), makeStepPicture(position, step, { title }));
  return [
    `**In ${nameOf(puzzle.shape)}.** ${english.step(puzzle.shape, step)}`,
    '',
    `![${title}](techniques/${file})`,
    '',
    `<sub>From \`${shorten(makePuzzleText(puzzle))}\`</sub>`,
    '',
  ].join('\n');
}

const nameOf = ({ name, spec }: Shape): string =>
  spec.family === 'custom' ? `${spec.rule.base} with constraints` : name;

const shorten = (text: string): string => (text.length > 240 ? `${text.slice(0, 200)}…` : text);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const flatExamples = await findExamples(flat);
const deepExamples = await findExamples(deep);
const sections = ladder.map((technique, i) => {
  const { title, what, why } = english.technique(technique.name);
  const { level, weight } = scale[technique.name];
  return [
    `## ${i + 1}. ${title}`,
    '',
    `${what} ${why} *Level: ${level}; effort ${weight}; \`${technique.name}\`.*`,
    '',
    writeExample(technique, '2d', flatExamples.get(technique)),
    writeExample(technique, '3d', deepExamples.get(technique)),
  ].join('\n');
});
const intro = `# The ladder of techniques

Made by \`npm run docs\`. A solver by logic always takes the cheapest technique that fires anywhere, and after each step
begins again at the foot of the ladder. Every technique is stated for cells and houses in general, so it works in any
shape and any number of dimensions. In the pictures, yellow cells are the pattern and pink ones its fins, pale yellow and
blue the houses it lies in or by which it is seen, and cells that keep a symbol out; red candidates go, green cells are filled.
Arrows show how chains run: a full one says that if the candidate it comes from does not hold, the one it points at does; a dashed
one, that if the first holds, the second does not. Unique, hidden and avoidable rectangles and BUG+1 take for granted that there is one solution; they are used where that is proved.
`;
writeFileSync(join(root, 'docs', 'techniques.md'), `${intro}\n${sections.join('\n')}`);
