/** A shape on the staircase: one click anywhere on the card starts a game of it. */
import { useEffect, useId, useRef } from 'react';
import { makeTimeText } from '../../parts/time.js';
import { ShapePicture } from '../../pictures/ShapePicture.js';
import { makeRoute } from '../../route/route.js';
import { say, texts } from '../../texts/index.js';
import type { Making } from '../newGame/useMaker.js';
import { sizeOfSpec } from './shapeSize.js';
import '../../styles/working.css';

interface ShapeCardProps {
  readonly spec: string;
  readonly making: Making | undefined;
  readonly problem: string | undefined;
  readonly onStart: () => void;
  readonly onCancel: () => void;
}

export function ShapeCard({ spec, making, problem, onStart, onCancel }: ShapeCardProps) {
  const id = useId();
  const entry = say.shape(spec);
  const title = entry?.title ?? spec;
  const start = useRef<HTMLButtonElement>(null);
  return (
    <li className="shape-card card" aria-busy={making !== undefined}>
      <div className="shape-card-picture">
        <ShapePicture spec={spec} />
      </div>
      <div className="shape-card-words">
        <h4>
          <button
            ref={start}
            type="button"
            className="covers-card"
            aria-describedby={id}
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
        <Foot spec={spec} title={title} />
      )}
    </li>
  );
}

function Foot({ spec, title }: { readonly spec: string; readonly title: string }) {
  const size = sizeOfSpec(spec);
  return (
    <div className="shape-card-foot">
      {size && (
        <p className="soft">
          <span>{texts.home.cells(size.cells)}</span> <span>{texts.home.symbols(size.symbols)}</span>
        </p>
      )}
      <a
        className="choose"
        href={makeRoute({ screen: 'new', spec })}
        aria-label={texts.home.chooseFor(title)}
      >
        {texts.home.choose}
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
        <span role="status">{texts.home.making}</span> <span>{makeTimeText(making.seconds)}</span>
      </p>
      <button
        ref={cancel}
        type="button"
        className="choose"
        aria-label={texts.home.cancelMaking(title)}
        onClick={onCancel}
      >
        {texts.actions.cancel}
      </button>
      <div className="working-bar" />
    </div>
  );
}
