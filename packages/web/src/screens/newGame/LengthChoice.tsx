/** How long the game is to be: what there is of the level, with its blanks and about how long they take. */
import { useId } from 'react';
import { isExact, isOnlyLength, type Offer } from '../../library/stock/offers.js';
import { guessSeconds, type Pace } from '../../library/stock/pace.js';
import { makeSpanText } from '../../parts/time.js';
import { newGameTexts } from '../../texts/newGame.js';

interface LengthChoiceProps {
  readonly spec: string;
  /** All of the chosen level. */
  readonly offers: readonly Offer[];
  readonly chosen: Offer;
  readonly pace: Pace;
  readonly onChange: (offer: Offer) => void;
}

export function LengthChoice({ spec, offers, chosen, pace, onChange }: LengthChoiceProps) {
  const id = useId();
  const about = (offer: Offer): string => makeSpanText(guessSeconds(spec, offer) * pace.factor);
  return (
    <fieldset className="field" aria-describedby={`${id}-pace`}>
      <legend>{newGameTexts.length}</legend>
      <div className="lengths">
        {offers.map(offer => (
          <label key={offer.length} className="length">
            <input
              type="radio"
              name={id}
              checked={offer.length === chosen.length}
              onChange={() => onChange(offer)}
            />
            <span className="length-name">
              {isOnlyLength(spec, offer) ? newGameTexts.wholeLength : newGameTexts.lengths[offer.length]}
            </span>
            <span className="soft small">{newGameTexts.blanksCount(offer.blanks, isExact(offer))}</span>
            <span className="soft small">{about(offer)}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-pace`} className="soft small">
        {pace.games === 0 ? newGameTexts.paceUnknown : newGameTexts.paceKnown(pace.games)}
      </p>
    </fieldset>
  );
}
