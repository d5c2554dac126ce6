/** A game to order: the shape, how hard or how empty, and, for those who want it, the seed and the pattern. */
import { absentLevels, provedAbsent } from '@hyperdoku/engine';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { cellsToAskAbout } from '../library/largeShape.js';
import { makeGame } from '../library/makeGame.js';
import { makeSeed } from '../library/seed.js';
import { startOffer } from '../library/stock/startOffer.js';
import { AskLarge } from '../parts/AskLarge.js';
import { Choices } from '../parts/controls.js';
import { Page } from '../parts/Page.js';
import { AnyShapePicture } from '../pictures/AnyShapePicture.js';
import { titleOfSpec } from '../pictures/shapeWords.js';
import '../styles/newGame.css';
import { say } from '../texts/index.js';
import { newGameTexts } from '../texts/newGame.js';
import { type Corpus, fewestClues, loadCorpus } from './home/corpus.js';
import { BlanksChoice } from './newGame/BlanksChoice.js';
import { FurtherChoices } from './newGame/FurtherChoices.js';
import { LengthChoice } from './newGame/LengthChoice.js';
import { LevelChoice } from './newGame/LevelChoice.js';
import { OtherShape } from './newGame/OtherShape.js';
import * as orders from './newGame/order.js';
import { other, ShapeChoice } from './newGame/ShapeChoice.js';
import { StartBar } from './newGame/StartBar.js';
import { useMaker } from './newGame/useMaker.js';
import { usePace, useReady } from './newGame/useStock.js';
import { VariantsChoice } from './newGame/VariantsChoice.js';

const usualShape = '3x3';

/** Which tile a spec from the address belongs to, and what the field for other shapes then holds. */
function firstChoice(spec: string): { readonly chosen: string; readonly text: string } {
  const read = orders.readShape(spec);
  const name = read.ok ? read.value.name : spec;
  if (say.shape(name)) return { chosen: name, text: '' };
  // A rule is shown as people write it.
  const isRule = read.ok && read.value.spec.family === 'custom';
  return { chosen: other, text: isRule ? JSON.stringify(read.value.spec.rule) : name };
}

export function NewGameScreen({ spec = usualShape }: { readonly spec?: string | undefined }) {
  const [{ chosen, text }, setChoice] = useState(() => firstChoice(spec));
  const [wish, setWish] = useState(orders.firstWish);
  const [randomSeed] = useState(makeSeed);
  const [corpus, setCorpus] = useState<Corpus>();
  useEffect(() => void loadCorpus().then(setCorpus), []);
  const { making, failure, start, cancel } = useMaker();
  const [wasCancelled, setCancelled] = useState(false);
  const [large, setLarge] = useState<number>();

  const read = useMemo(() => orders.readShape(chosen === other ? text : chosen), [chosen, text]);
  const shape = read.ok ? read.value : undefined;
  const isVariant = wish.kinds.length > 0;
  const offers = shape && orders.offersFor(shape, wish);
  const offer = shape && orders.chooseOffer(wish, shape, offers);
  // What the plain shape has none of may well be there with constraints.
  const absent = useMemo(
    () =>
      offers
        ? orders.absentFrom(offers)
        : new Set(absentLevels({ name: shape?.name ?? '' }, orders.wishesOf(wish))),
    [shape, wish, offers],
  );
  const order = shape && orders.orderWish(wish, shape, absent, offer);
  const pace = usePace(shape?.name ?? '');
  const ready = useReady(shape?.name ?? '', orders.isAnyPuzzle(wish) ? offer : undefined, randomSeed);
  const isByLevel = wish.by === 'level' && shape && (offers !== undefined || !orders.isLarge(shape));
  const seed = wish.seed.trim() || randomSeed;
  const isReady = shape && order && seed.length <= orders.longestSeed;
  const change = (changes: Partial<orders.Wish>): void => {
    setWish({ ...wish, ...changes });
    setCancelled(false);
  };

  const choose = (choice: { chosen: string; text: string }): void => {
    setChoice(choice);
    setLarge(undefined);
    // A number of blanks means something for one shape only.
    change({ blanks: undefined });
  };
  const make = (): void => {
    if (!isReady || making) return;
    setCancelled(false);
    setLarge(undefined);
    void start(shape.name, (signal, report) =>
      offer && orders.isAnyPuzzle(wish)
        ? startOffer(shape.name, offer, signal, report, ready)
        : makeGame(shape.name, seed, order, signal, report),
    );
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isReady || making) return;
    const cells = cellsToAskAbout(shape.name);
    if (cells === undefined) make();
    else setLarge(cells);
  };

  return (
    <Page title={newGameTexts.title}>
      <form className="new-game" onSubmit={submit} noValidate>
        <div className="new-shape">
          <ShapeChoice chosen={chosen} onChoose={next => choose({ chosen: next, text })} />
          {chosen === other && (
            <OtherShape
              text={text}
              problem={read.ok ? undefined : say.problem(read.problem)}
              onType={typed => choose({ chosen, text: typed })}
            />
          )}
        </div>
        <div className="new-order card">
          <ShapeSummary shape={shape} />
          {shape && orders.isLarge(shape) && !offers && <p className="soft small">{newGameTexts.large}</p>}
          {shape && (offers || !orders.isLarge(shape)) && (
            <Choices
              label={newGameTexts.by}
              value={wish.by}
              options={[
                { value: 'level', label: newGameTexts.byLevel },
                { value: 'blanks', label: newGameTexts.byBlanks },
              ]}
              onChange={by => change({ by })}
            />
          )}
          {isByLevel && (
            <LevelChoice
              level={offer?.level ?? orders.nearestLevel(wish.level ?? orders.usualLevel(shape), absent)}
              absent={absent}
              // Of puzzles with constraints nothing is proved.
              proved={isVariant ? [] : provedAbsent(shape)}
              onChange={level => change({ level })}
            />
          )}
          {shape && isByLevel && offer && offers && (
            <LengthChoice
              spec={shape.name}
              offers={offers.filter(({ level }) => level === offer.level)}
              chosen={offer}
              pace={pace}
              // The level stays as it is seen.
              onChange={({ level, length }) => change({ level, length })}
            />
          )}
          {shape && isByLevel && !(offer && orders.isAnyPuzzle(wish)) && orders.isSlow(shape) && (
            <p className="soft small">{newGameTexts.slow}</p>
          )}
          {shape && !isByLevel && (
            <BlanksChoice
              shape={shape}
              kinds={wish.kinds}
              blanks={wish.blanks}
              fewest={isVariant ? undefined : fewestClues(corpus, shape.name)}
              onChange={blanks => change({ blanks })}
            />
          )}
          {shape && !orders.isLarge(shape) && (
            // A number of blanks means something for the same constraints only.
            <VariantsChoice kinds={wish.kinds} onChange={kinds => change({ kinds, blanks: undefined })} />
          )}
          <FurtherChoices
            wish={wish}
            shape={shape}
            randomSeed={randomSeed}
            name={ready?.id ?? (isReady ? orders.nameOrder(shape, seed, order) : undefined)}
            onChange={change}
          />
          {large !== undefined ? (
            <AskLarge cells={large} onOpen={make} onBack={() => setLarge(undefined)} />
          ) : (
            <StartBar
              isReady={!!isReady}
              making={making}
              problem={failure && newGameTexts.failed(failure.message)}
              wasCancelled={wasCancelled}
              onCancel={() => {
                cancel();
                setCancelled(true);
              }}
            />
          )}
        </div>
      </form>
    </Page>
  );
}

function ShapeSummary({ shape }: { readonly shape: orders.KnownShape | undefined }) {
  if (!shape) return <p className="soft">{newGameTexts.otherMissing}</p>;
  const entry = say.shape(shape.name);
  const { cellCount, symbols } = shape.outline;
  return (
    <div className="new-summary">
      <div className="new-picture">
        <AnyShapePicture spec={shape.name} />
      </div>
      <div className="grow">
        <h2>{titleOfSpec(shape.name)}</h2>
        <p className="soft small">{entry?.line ?? say.rule(shape.spec)}</p>
        <p className="soft small">{newGameTexts.ready(cellCount, symbols)}</p>
      </div>
    </div>
  );
}
