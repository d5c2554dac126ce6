/** Requests for the load tool: honest ones with the answers that are right, and hostile ones with the statuses that are. */
import { expectOk, generatePuzzle, makePuzzleText, parseShape } from '@hyperdoku/engine';

/** What is sent, and whether what came back is right. */
export interface Sent {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly body?: string;
  /** Leaves after so many milliseconds. */
  readonly leaves?: number;
  /** Sends its body byte by byte. */
  readonly slowly?: boolean;
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

const refused = (path: string, body: string | undefined, ...statuses: readonly number[]): Sent => ({
  path,
  method: body === undefined ? 'GET' : 'POST',
  ...(body !== undefined && { body }),
  isRight: status => statuses.includes(status),
});

const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

/** What should be refused, and what is sent only to be left. 0 stands for a connection that was closed. */
export const hostile: readonly Sent[] = [
  refused('/api/v1/solve', `{"puzzle":"${'1'.repeat(3 << 20)}"}`, 413, 0),
  refused('/api/v1/solve', `{"puzzle":{"a":${deep}}}`, 400),
  refused('/api/v1/solve', '{"puzzle":', 400),
  refused('/api/v1/solve', `{"puzzle":"${'?!'.repeat(100_000)}"}`, 422),
  refused('/api/v1/solve', `{"puzzle":"9^4:${'.'.repeat(500_000)}"}`, 422),
  refused('/api/v1/count?shape=16^5', undefined, 422),
  refused('/api/v1/parse', JSON.stringify({ text: 'x\n'.repeat(200_000) }), 200, 400, 422),
  refused('/../../../../etc/passwd', undefined, 404, 400),
  refused('/%2e%2e/%2e%2e/etc/passwd', undefined, 404, 400),
  refused('/api/..%5c..%5cpackage.json', undefined, 404, 400),
  refused('/api/v1/generate?order=3x3,level=beyond-logic,n=50&milliseconds=300', undefined, 200, 422),
  { ...refused('/api/v1/count?shape=3x3', undefined, 0), leaves: 30 },
  { ...refused('/api/v1/solutions?shape=3x3', undefined, 0), leaves: 50 },
  { ...refused('/api/v1/solve', '{"puzzle":"1"}', 0, 408), slowly: true, leaves: 4000 },
];
