/** What narrows the list of games. */
import { type ReactNode, useId } from 'react';
import { gameStatuses } from '../../game/state.js';
import { titleOfSpec } from '../../pictures/shapeWords.js';
import type { GameRecord } from '../../storage/record.js';
import { say, texts } from '../../texts/index.js';
import { type Filters, levelsOf, sorts, specsOf } from './filters.js';

interface FilterBarProps {
  readonly games: readonly GameRecord[];
  readonly filters: Filters;
  readonly onChange: (changes: Partial<Filters>) => void;
}

export function FilterBar({ games, filters, onChange }: FilterBarProps) {
  const search = useId();
  return (
    <search className="filters">
      <div className="field search">
        <label htmlFor={search}>{texts.library.search}</label>
        <input
          id={search}
          type="search"
          className="input"
          placeholder={texts.library.searchHint}
          value={filters.text}
          onChange={event => onChange({ text: event.target.value })}
        />
      </div>
      <Pick
        label={texts.library.status}
        value={filters.status}
        onPick={status => onChange({ status: status as Filters['status'] })}
      >
        <option value="">{texts.library.anyStatus}</option>
        {gameStatuses.map(status => (
          <option key={status} value={status}>
            {texts.statuses[status]}
          </option>
        ))}
        <option value="setting">{texts.home.beingSet}</option>
      </Pick>
      <Pick label={texts.library.shape} value={filters.spec} onPick={spec => onChange({ spec })}>
        <option value="">{texts.library.anyShape}</option>
        {specsOf(games).map(spec => (
          <option key={spec} value={spec}>
            {titleOfSpec(spec)}
          </option>
        ))}
      </Pick>
      <Pick
        label={texts.library.level}
        value={filters.level}
        onPick={level => onChange({ level: level as Filters['level'] })}
      >
        <option value="">{texts.library.anyLevel}</option>
        {levelsOf(games).map(level => (
          <option key={level} value={level}>
            {level === 'ungraded' ? texts.home.ungraded : say.level(level)}
          </option>
        ))}
      </Pick>
      <Pick
        label={texts.library.sort}
        value={filters.sort}
        onPick={sort => onChange({ sort: sort as Filters['sort'] })}
      >
        {sorts.map(sort => (
          <option key={sort} value={sort}>
            {texts.library.sorts[sort]}
          </option>
        ))}
      </Pick>
    </search>
  );
}

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly onPick: (value: string) => void;
  readonly children: ReactNode;
}

function Pick({ label, value, onPick, children }: PickProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="input" value={value} onChange={event => onPick(event.target.value)}>
        {children}
      </select>
    </div>
  );
}
