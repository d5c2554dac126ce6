/** Honest requests for the load tool, with the answers that are right. */
import { expectOk, generatePuzzle, makePuzzleText, parseShape } from '@hyperdoku/engine';

/** What is sent, and whether what came back is right. */
export interface Sent {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly body?: string;
  /** Comes on a connection of its own. */
  readonly isHostile?: boolean;
  /** Leaves after so many milliseconds. */
  readonly leaves?: number;
  /** Sends the beginning of its body and no more. */
  readonly slowly?: boolean;
  /** Takes the head of the answer and no more. */
  readonly readsNothing?: boolean;
  /** Is written as it stands, and is no HTTP perhaps. */
  readonly raw?: string;
  isRight(status: number, text: string): boolean;
}

export interface Solved {
  readonly puzzle: string;
  readonly solution: string;
}

const classic = expectOk(parseShape('3x3'));

/** Puzzles as people play them, with about 25 clues, made once and always the same. */
export async function makePuzzles(count: number): Promise<Solved[]> {
  const solved: Solved[] = [];
  for (let i = 0; i < count; i++) {
    const { puzzle, solution } = expectOk(await generatePuzzle(classic, `load-${i}`));
    solved.push({ puzzle: makePuzzleText(puzzle), solution: makePuzzleText(solution) });
  }
  return solved;
}

const says = (status: number, text: string, part: string): boolean => status === 200 && text.includes(part);

export const solveOne = ({ puzzle, solution }: Solved): Sent => ({
  path: '/api/v1/solve',
  method: 'POST',
  body: JSON.stringify({ puzzle }),
  isRight: (status, text) => says(status, text, `"solution":"${solution}"`),
});

export const solveMany = (list: readonly Solved[]): Sent => ({
  path: '/api/v1/solve/batch',
  method: 'POST',
  body: JSON.stringify({ puzzles: list.map(({ puzzle }) => puzzle) }),
  isRight: (status, text) =>
    status === 200 &&
    (JSON.parse(text).answers as { solution: string }[]).every(
      ({ solution }, i) => solution === list[i].solution,
    ),
});

/** A request whose answer holds this. */
const get = (path: string, said: string): Sent => ({
  path,
  method: 'GET',
  isRight: (status, text) => says(status, text, said),
});

/** Other honest requests, the answers to which are known. */
export const honest: readonly Sent[] = [
  get('/api/v1/count?shape=2x2', '"count":"288"'),
  get('/api/v1/solutions?shape=2x2', '{"end":"all","count":288}'),
  get('/api/v1/shapes', '"spec":"9^3"'),
  get('/api/v1/check?puzzle=2x2:11..............', '"status":"conflict"'),
  get('/api/v1/generate?order=2x2&seed=7', '"status":"met"'),
  get('/api/', 'Hyperdoku API'),
  get('/health', 'ok'),
];
