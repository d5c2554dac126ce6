/** What a stop of a tour is about, why its move is right, and how to make it. */
import { axesName, axisName, makeCellName, makeSymbolText, type Shape } from '@hyperdoku/engine';
import { useGameState } from '../../hooks/useGame.js';
import { StepTelling } from '../../panels/StepTelling.js';
import { makeRoute, wayBack } from '../../route/route.js';
import { canDraw } from '../../space/webgl.js';
import { stepWords } from '../../texts/steps.js';
import { tourTexts as words } from '../../texts/tour.js';
import type { TourName } from './tourNames.js';
import type { Stop } from './tours.js';
import type { Guide } from './useGuide.js';

interface TourCardProps {
  readonly name: TourName;
  readonly guide: Guide;
  readonly count: number;
}

export function TourCard({ name, guide, count }: TourCardProps) {
  const { at, stop, move, isAstray, goOn } = guide;
  const shape = useGameState(({ session }) => session.shape);
  const stacked = useGameState(({ layout }) => layout.perspective.stacked);
  if (!stop) return <TourEnd name={name} />;
  const { title, what } = sayStop(shape, stop, stacked);
  const [placed] = move?.placements ?? [];
  const target = placed && {
    symbol: makeSymbolText(placed.symbol, shape.symbols),
    cell: makeCellName(shape, placed.cell),
  };
  return (
    <section className="card tour-card stack" aria-label={words.position(at + 1, count)}>
      <Steps at={at} count={count} />
      <h2>{title}</h2>
      <div role="status" className="stack">
        <p>{what}</p>
        {move && stop.kind === 'write' && <StepTelling telling={stepWords.telling(shape, move)} />}
        {target && (
          <p className="tour-do">
            {isAstray ? words.astray(target.symbol, target.cell) : words.write(target.symbol, target.cell)}
          </p>
        )}
        {stop.kind === 'look' && <p className="tour-do">{words.look.how(axisName(shape, stop.axis))}</p>}
        {stop.kind === 'space' && (
          <p className="tour-do">{canDraw() ? words.space.how : words.space.unable}</p>
        )}
      </div>
      {(stop.kind === 'grow' || (stop.kind === 'space' && !canDraw())) && (
        <button type="button" className="button main" onClick={goOn}>
          {words.next}
        </button>
      )}
    </section>
  );
}

/** A dot for each move, filled as far as they are made. */
const Steps = ({ at, count }: { readonly at: number; readonly count: number }) => (
  <p className="tour-steps small soft">
    <span>{words.position(at + 1, count)}</span>
    <svg viewBox={`0 0 ${count * 4} 4`} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a move has no other name than its number
        <circle key={i} className={i <= at ? 'full' : ''} cx={i * 4 + 2} cy={2} r={1.2} />
      ))}
    </svg>
  </p>
);

function sayStop(
  shape: Shape,
  stop: Stop,
  stacked: readonly number[],
): { readonly title: string; readonly what: string } {
  if (stop.kind === 'space') return words.space;
  if (stop.kind === 'grow') return stop.turns ? words.turned : words.grow[stop.axes - 1];
  if (stop.kind === 'look') {
    const axis = axisName(shape, stop.axis);
    const shown = shape.extents.map((_, other) => other).filter(other => other !== stop.axis);
    return { title: words.look.title(axis), what: words.look.what(axis, axesName(shape, shown.slice(0, 2))) };
  }
  const name = axesName(shape, stop.axes);
  const said = words[stop.house];
  const isDeep = stop.axes.some(axis => stacked.includes(axis));
  return { title: said.title(name), what: isDeep ? said.deep(name) : said.flat(name) };
}

function TourEnd({ name }: { readonly name: TourName }) {
  const back = wayBack();
  return (
    <section className="card tour-card stack" aria-label={words.end.title}>
      <h2>{words.end.title}</h2>
      <p role="status">{words.end.what[name]}</p>
      <a className="button main" href={makeRoute(back)}>
        {back.screen === 'play' ? words.end.toGame : words.end.toHome}
      </a>
    </section>
  );
}
