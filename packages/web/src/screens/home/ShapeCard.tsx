/** A shape on the staircase: one click anywhere on the card starts a game of it. */
import { useEffect, useId, useRef } from 'react';
import { isExact, isOnlyLength, type Offer } from '../../library/stock/offers.js';
import { guessSeconds, type Pace } from '../../library/stock/pace.js';
import { makeSpanText, makeTimeText } from '../../parts/time.js';
import { ShapePicture } from '../../pictures/ShapePicture.js';
import { makeRoute } from '../../route/route.js';
import { startTexts, startWords } from '../../texts/start.js';
import type { Making } from '../newGame/useMaker.js';
import { sizeOfSpec } from './shapeSize.js';
import '../../styles/working.css';

interface ShapeCardProps {
  readonly spec: string;
  /** What a click opens. */
  readonly offer: Offer | undefined;
  readonly pace: Pace;
  readonly making: Making | undefined;
  readonly problem: string | undefined;
  readonly onStart: () => void;
  /** Somebody points at it. */
  readonly onPrepare: () => void;
  readonly onCancel: () => void;
}

export function ShapeCard({
  spec,
  offer,
  pace,
  making,
  problem,
  onStart,
  onPrepare,
  onCancel,
}: ShapeCardProps) {
  const id = useId();
  const entry = startWords.shape(spec);
  const title = entry?.title ?? spec;
  const start = useRef<HTMLButtonElement>(null);
  return (
    // Whoever points at a card may click it: its puzzles are fetched before that.
    <li className="shape-card card" aria-busy={making !== undefined} onPointerEnter={onPrepare}>
      <div className="shape-card-picture">
        <ShapePicture spec={spec} />
      </div>
      <div className="shape-card-words">
        <h4>
          <button
            ref={start}
            type="button"
            className="covers-card"
            aria-describedby={`${id} ${id}-offer`}
            onClick={() => making || onStart()}
          >
            {title}
          </button>
        </h4>
        <p id={id} className="small soft">
          {entry?.line}
        </p>
        {problem !== undefined && (
          <p className="small trouble" role="alert">
            {problem}
          </p>
        )}
      </div>
      {making ? (
        <Work
          title={title}
          making={making}
          onCancel={() => {
            onCancel();
            start.current?.focus();
          }}
        />
      ) : (
        <Foot id={`${id}-offer`} spec={spec} title={title} offer={offer} pace={pace} />
      )}
    </li>
  );
}

interface FootProps extends Pick<ShapeCardProps, 'spec' | 'offer' | 'pace'> {
  readonly id: string;
  readonly title: string;
}

function Foot({ id, spec, title, offer, pace }: FootProps) {
  const size = sizeOfSpec(spec);
  return (
    <div className="shape-card-foot">
      <p id={id} className="soft">
        {offer && (
          <span className="offer-level">
            {isOnlyLength(spec, offer)
              ? startWords.level(offer.level)
              : startTexts.home.levelAndLength(
                  startWords.level(offer.level),
                  startTexts.home.lengths[offer.length],
                )}
          </span>
        )}{' '}
        {size && <span>{startTexts.home.blanksOf(offer?.blanks, size.cells, !offer || isExact(offer))}</span>}{' '}
        {offer && <span>{makeSpanText(guessSeconds(spec, offer) * pace.factor)}</span>}
      </p>
      <a
        className="choose"
        href={makeRoute({ screen: 'new', spec })}
        aria-label={startTexts.home.chooseFor(title)}
      >
        {startTexts.home.choose}
      </a>
    </div>
  );
}

interface WorkProps {
  readonly title: string;
  readonly making: Making;
  readonly onCancel: () => void;
}

/** Takes the place of the foot while a worker makes the puzzle. */
function Work({ title, making, onCancel }: WorkProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  // The way out is where the keyboard is.
  useEffect(() => cancel.current?.focus({ preventScroll: true }), []);
  return (
    <div className="shape-card-foot working">
      <p className="soft">
        <span role="status">{startTexts.home.making}</span> <span>{makeTimeText(making.seconds)}</span>
      </p>
      <button
        ref={cancel}
        type="button"
        className="choose"
        aria-label={startTexts.home.cancelMaking(title)}
        onClick={onCancel}
      >
        {startTexts.actions.cancel}
      </button>
      <div className="working-bar" />
    </div>
  );
}
