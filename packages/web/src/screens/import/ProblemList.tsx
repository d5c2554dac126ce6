/** What could not be read, with its place in the text. */
import type { Problem } from '@hyperdoku/engine';
import { importTexts } from '../../texts/import.js';
import { say } from '../../texts/index.js';
import type { FoundProblem } from './reading.js';

interface ProblemListProps {
  readonly problems: readonly FoundProblem[];
  readonly count: number;
}

const words = importTexts;

export const ProblemList = ({ problems, count }: ProblemListProps) => (
  <ul className="problems trouble-card">
    {problems.map(({ problem, file }, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: problems are only ever added at the end
      <li key={i} className="problem">
        {problem.line !== undefined && (
          <strong className="problem-place">{words.at(problem.line, problem.column)}</strong>
        )}{' '}
        <span>
          {file !== undefined && `${file}: `}
          {say.problem(problem)} {adviceOn(problem)}
        </span>
      </li>
    ))}
    {count > problems.length && <li className="soft">{words.morePlaces(count - problems.length)}</li>}
  </ul>
);

/** Where to say what the text leaves open. */
function adviceOn({ code, detail }: Problem): string | undefined {
  if (code === 'text-syntax' && detail === 'alphabet-unclear') return words.chooseSymbols;
  if (code === 'cell-count' && detail === 'lengths') return words.chooseShape;
  return undefined;
}
