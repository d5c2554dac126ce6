/** What narrows the list of games. */
import { useId } from 'react';
import { gameStatuses } from '../../game/status.js';
import { SelectField } from '../../parts/SelectField.js';
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
      <SelectField
        label={texts.library.status}
        value={filters.status}
        options={[
          { value: '', label: texts.library.anyStatus },
          ...gameStatuses.map(value => ({ value, label: texts.statuses[value] })),
          { value: 'setting', label: texts.home.beingSet },
        ]}
        onChange={status => onChange({ status })}
      />
      <SelectField
        label={texts.library.shape}
        value={filters.spec}
        options={[
          { value: '', label: texts.library.anyShape },
          ...specsOf(games).map(value => ({ value, label: titleOfSpec(value) })),
        ]}
        onChange={spec => onChange({ spec })}
      />
      <SelectField
        label={texts.library.level}
        value={filters.level}
        options={[
          { value: '', label: texts.library.anyLevel },
          ...levelsOf(games).map(value => ({
            value,
            label: value === 'ungraded' ? texts.home.ungraded : say.level(value),
          })),
        ]}
        onChange={level => onChange({ level })}
      />
      <SelectField
        label={texts.library.sort}
        value={filters.sort}
        options={sorts.map(value => ({ value, label: texts.library.sorts[value] }))}
        onChange={sort => onChange({ sort })}
      />
    </search>
  );
}
