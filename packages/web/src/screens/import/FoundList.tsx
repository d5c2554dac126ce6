/** All that was found in a text: the puzzles, what could not be read, and what can be done with them. */
import { useCallback, useState } from 'react';
import { addGrid, addSetting } from '../../library/addGame.js';
import { AskLarge } from '../../parts/AskLarge.js';
import { Icon } from '../../parts/Icon.js';
import { goTo, makeRoute } from '../../route/route.js';
import { importTexts } from '../../texts/import.js';
import { say, texts } from '../../texts/index.js';
import { type Added, addAll } from './addAll.js';
import { FoundCard } from './FoundCard.js';
import { ProblemList } from './ProblemList.js';
import type { Found, Reading } from './reading.js';
import { useStudy } from './useStudy.js';

const words = importTexts;
const shownAtOnce = 24;

/** Opens a puzzle, or an empty board of a rule to set one on; the sentence that says why not. */
async function open({ sheet, isRule }: Found): Promise<string | undefined> {
  try {
    const game = isRule
      ? await addSetting(sheet.grid.shape.name)
      : await addGrid(sheet.grid, 'import', sheet.about.title, sheet);
    if (!game.ok) return say.problem(game.problem);
    goTo({ screen: 'play', id: game.value });
    return undefined;
  } catch {
    return texts.problems.notSaved;
  }
}

interface FoundListProps {
  readonly reading: Reading;
  /** Reads what was left out for its size, too. */
  readonly onReadLarge: () => void;
  readonly onBack: () => void;
}

export function FoundList({ reading, onReadLarge, onBack }: FoundListProps) {
  const { state, found, foundCount, ruleCount, problems, problemCount, largeCount, largestCells } = reading;
  const [most, setMost] = useState(shownAtOnce);
  const [trouble, setTrouble] = useState<string>();
  const openOne = useCallback((one: Found) => void open(one).then(setTrouble), []);
  const playable = found.filter(({ conflict, isRule }) => !conflict && !isRule);
  const shown = found.slice(0, most);
  const studies = useStudy(shown);
  const hidden = found.length - shown.length;
  return (
    <div className="stack loose" aria-busy={state === 'reading'}>
      <div className="found-head">
        <h2 className="grow">
          <span role="status">{sayReading(reading)}</span>
        </h2>
        {state !== 'reading' && playable.length > 0 && <AddAll found={playable} />}
      </div>
      {trouble !== undefined && (
        <p className="trouble-card" role="alert">
          {trouble}
        </p>
      )}
      {state === 'failed' && <p className="trouble-card">{words.fileFailed}</p>}
      {state !== 'reading' && largeCount > 0 && (
        <AskLarge cells={largestCells} onOpen={onReadLarge} onBack={onBack} />
      )}
      {problems.length > 0 && <ProblemList problems={problems} count={problemCount} />}
      {shown.length > 0 && (
        <ul className="found-list">
          {shown.map(each => (
            <FoundCard
              key={`${each.isRule} ${each.number}`}
              found={each}
              studied={studies.get(each)}
              onOpen={openOne}
            />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <button type="button" className="button" onClick={() => setMost(most + shownAtOnce)}>
          {words.more(Math.min(hidden, shownAtOnce))}
        </button>
      )}
      {foundCount + ruleCount > found.length && (
        <p className="small soft">{words.rest(foundCount + ruleCount - found.length, found.length)}</p>
      )}
    </div>
  );
}

function sayReading({ state, foundCount, ruleCount, problemCount, largeCount }: Reading): string {
  const parts = [
    ...(foundCount > 0 || ruleCount === 0 ? [words.found(foundCount)] : []),
    ...(ruleCount > 0 ? [words.rules(ruleCount)] : []),
    ...(problemCount > 0 ? [words.failed(problemCount)] : []),
    ...(largeCount > 0 ? [words.large(largeCount)] : []),
  ];
  if (state === 'reading')
    return foundCount > 0 ? `${words.reading} ${words.found(foundCount)}` : words.reading;
  return foundCount + ruleCount + problemCount + largeCount === 0 ? words.nothing : parts.join(', ');
}

function AddAll({ found }: { readonly found: readonly Found[] }) {
  const [done, setDone] = useState<number>();
  const [outcome, setOutcome] = useState<Added | 'failed'>();
  const add = (): void => {
    setDone(0);
    addAll(found, setDone).then(setOutcome, () => setOutcome('failed'));
  };
  if (outcome === 'failed') {
    return (
      <p className="trouble small" role="alert">
        {words.notAdded}
      </p>
    );
  }
  if (outcome) {
    return (
      <p className="row tight small" role="status">
        <Icon name="check" />
        {words.added(outcome.added, outcome.there)}
        <a href={makeRoute({ screen: 'library' })}>{words.toLibrary}</a>
      </p>
    );
  }
  return (
    <button type="button" className="button main" disabled={done !== undefined} onClick={add}>
      <Icon name="library" />
      {done === undefined ? words.addAll(found.length) : words.adding(done, found.length)}
    </button>
  );
}
