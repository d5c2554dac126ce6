/** What most players never need: the seed, the pattern of the clues, and how strict the puzzle is. */
import { samplers } from '@hyperdoku/engine';
import { Switch } from '../../parts/controls.js';
import { SelectField } from '../../parts/SelectField.js';
import { TextField } from '../../parts/TextField.js';
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
  const tooLong = wish.seed.length > longestSeed;
  return (
    <details className="further">
      <summary>{newGameTexts.further}</summary>
      <div className="stack">
        <TextField
          label={newGameTexts.seed}
          value={wish.seed}
          placeholder={newGameTexts.seedRandom(randomSeed)}
          what={tooLong ? newGameTexts.seedTooLong(longestSeed) : newGameTexts.seedWhat}
          isWrong={tooLong}
          onChange={seed => onChange({ seed })}
        />
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
  return (
    <>
      <SelectField
        label={newGameTexts.pattern}
        value={fitsShape(wish.sampler, shape) ? wish.sampler : 'uniform'}
        options={samplers.map(value => {
          const [label, fits] = [newGameTexts.patterns[value], fitsShape(value, shape)];
          return { value, label: fits ? label : newGameTexts.patternAbsent(label), disabled: !fits };
        })}
        onChange={sampler => onChange({ sampler })}
      />
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
