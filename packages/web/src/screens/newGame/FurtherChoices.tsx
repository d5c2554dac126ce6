/** What most players never need: the seed, the pattern of the clues, and how strict the puzzle is. */
import { type Sampler, samplers } from '@hyperdoku/engine';
import { useId } from 'react';
import { Switch } from '../../parts/controls.js';
import { newGameTexts } from '../../texts/newGame.js';
import { fitsShape, isLarge, type KnownShape, longestSeed, type Wish } from './order.js';

interface FurtherChoicesProps {
  readonly wish: Wish;
  readonly shape: KnownShape | undefined;
  /** The seed that is taken when none is typed. */
  readonly randomSeed: string;
  readonly name: string | undefined;
  readonly onChange: (changes: Partial<Wish>) => void;
}

export function FurtherChoices({ wish, shape, randomSeed, name, onChange }: FurtherChoicesProps) {
  const id = useId();
  const tooLong = wish.seed.length > longestSeed;
  return (
    <details className="further">
      <summary>{newGameTexts.further}</summary>
      <div className="stack">
        <div className="field">
          <label htmlFor={`${id}-seed`}>{newGameTexts.seed}</label>
          <input
            id={`${id}-seed`}
            className="input"
            value={wish.seed}
            placeholder={newGameTexts.seedRandom(randomSeed)}
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={tooLong}
            aria-describedby={`${id}-what`}
            onChange={event => onChange({ seed: event.target.value })}
          />
          <p id={`${id}-what`} className={tooLong ? 'problem small' : 'soft small'} aria-live="polite">
            {tooLong ? newGameTexts.seedTooLong(longestSeed) : newGameTexts.seedWhat}
          </p>
        </div>
        {shape && !isLarge(shape) && <Strictness wish={wish} shape={shape} onChange={onChange} />}
        {name !== undefined && !tooLong && (
          <p className="puzzle-name small soft">
            {newGameTexts.puzzleName} <code>{name}</code>
          </p>
        )}
      </div>
    </details>
  );
}

interface StrictnessProps extends Pick<FurtherChoicesProps, 'wish' | 'onChange'> {
  readonly shape: KnownShape;
}

function Strictness({ wish, shape, onChange }: StrictnessProps) {
  const id = useId();
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{newGameTexts.pattern}</label>
        <select
          id={id}
          className="input"
          value={fitsShape(wish.sampler, shape) ? wish.sampler : 'uniform'}
          onChange={event => onChange({ sampler: event.target.value as Sampler })}
        >
          {samplers.map(sampler => {
            const [label, fits] = [newGameTexts.patterns[sampler], fitsShape(sampler, shape)];
            return (
              <option key={sampler} value={sampler} disabled={!fits}>
                {fits ? label : newGameTexts.patternAbsent(label)}
              </option>
            );
          })}
        </select>
      </div>
      <Switch
        label={newGameTexts.minimal}
        what={newGameTexts.minimalWhat}
        checked={wish.minimal}
        onChange={minimal => onChange({ minimal })}
      />
      {/* A level says already whether logic is enough. */}
      {wish.by === 'blanks' && (
        <Switch
          label={newGameTexts.logicOnly}
          what={newGameTexts.logicOnlyWhat}
          checked={wish.logicOnly}
          onChange={logicOnly => onChange({ logicOnly })}
        />
      )}
    </>
  );
}
