/** What could not be read, with its place in the text. */
import type { Problem } from '@hyperdoku/engine';
import { say, texts } from '../../texts/index.js';

interface ProblemListProps {
  readonly problems: readonly Problem[];
  readonly count: number;
}

const words = texts.importing;

export const ProblemList = ({ problems, count }: ProblemListProps) => (
  <ul className="problems trouble-card">
    {problems.map((problem, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: problems are only ever added at the end
      <li key={i} className="problem">
        {problem.line !== undefined && (
          <strong className="problem-place">{words.at(problem.line, problem.column)}</strong>
        )}{' '}
        <span>{say.problem(problem)}</span>
      </li>
    ))}
    {count > problems.length && <li className="soft">{words.morePlaces(count - problems.length)}</li>}
  </ul>
);
