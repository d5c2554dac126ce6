/** The levels from the gentlest up, with what each asks of the solver. */
import { type Level, levels } from '@hyperdoku/engine';
import { useId } from 'react';
import { say } from '../../texts/index.js';
import { newGameTexts } from '../../texts/newGame.js';

interface LevelChoiceProps {
  readonly level: Level;
  readonly absent: ReadonlySet<Level>;
  /** Of those, the ones that are known not to exist. */
  readonly proved: readonly Level[];
  readonly onChange: (level: Level) => void;
}

export function LevelChoice({ level, absent, proved, onChange }: LevelChoiceProps) {
  const name = useId();
  const explain = (each: Level): string => {
    if (!absent.has(each)) return newGameTexts.levelWhat[each];
    return proved.includes(each) ? newGameTexts.provedAbsent : newGameTexts.absent;
  };
  return (
    <fieldset className="field">
      <legend className="unseen">{newGameTexts.level}</legend>
      <div className="levels">
        {levels.map((each, i) => (
          <label key={each} className="level">
            <input
              type="radio"
              name={name}
              checked={each === level}
              disabled={absent.has(each)}
              onChange={() => onChange(each)}
            />
            <Strength value={i + 1} />
            <span className="level-name">{say.level(each)}</span>
            <span className="soft small">{explain(each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** As many dots as the level is high. */
const Strength = ({ value }: { readonly value: number }) => (
  <svg className="strength" viewBox={`0 0 ${levels.length * 4} 4`} aria-hidden="true">
    {levels.map((each, i) => (
      <circle key={each} className={i < value ? 'full' : ''} cx={i * 4 + 2} cy={2} r={1.35} />
    ))}
  </svg>
);
