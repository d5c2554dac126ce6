/** Where players begin to set a puzzle: a shape is chosen, and an empty board opens. */
import { catalog, type Result } from '@hyperdoku/engine';
import { type FormEvent, useEffect, useState } from 'react';
import { addSetting } from '../library/addGame.js';
import { cellsToAskAbout } from '../library/largeShape.js';
import { AskLarge } from '../parts/AskLarge.js';
import { afterPaint } from '../parts/afterPaint.js';
import { Page } from '../parts/Page.js';
import { ShapePicture } from '../pictures/ShapePicture.js';
import { titleOfSpec } from '../pictures/shapeWords.js';
import { goTo, makeRoute } from '../route/route.js';
import { say, texts } from '../texts/index.js';
import { readSpec, SpecField } from './set/SpecField.js';
import { Unfinished } from './set/Unfinished.js';
import '../styles/pages.css';
import '../styles/set.css';

const words = texts.setting;

/** A board that is being laid out: the same one however often the screen asks, so that no second game begins. */
let beginning: { readonly spec: string; readonly game: Promise<Result<string>> } | undefined;

function beginOnce(spec: string): Promise<Result<string>> {
  if (beginning?.spec === spec) return beginning.game;
  const game = addSetting(spec);
  beginning = { spec, game };
  const forget = (): void => {
    beginning = undefined;
  };
  game.then(forget, forget);
  return game;
}

/** Opens an empty board; the sentence that says why, if there is none. */
async function begin(spec: string, how: 'push' | 'replace'): Promise<string | undefined> {
  try {
    if (cellsToAskAbout(spec) !== undefined) await afterPaint();
    const game = await beginOnce(spec);
    if (!game.ok) return say.problem(game.problem);
    goTo({ screen: 'play', id: game.value }, how);
    return undefined;
  } catch {
    return texts.problems.notSaved;
  }
}

export const SetScreen = ({ spec }: { readonly spec?: string }) =>
  spec === undefined ? <ChooseShape /> : <BeginAtOnce spec={spec} />;

function BeginAtOnce({ spec }: { readonly spec: string }) {
  const [problem, setProblem] = useState<string>();
  const [large, setLarge] = useState(() => cellsToAskAbout(spec));
  useEffect(() => {
    if (large !== undefined) return;
    let current = true;
    void begin(spec, 'replace').then(why => current && setProblem(why));
    return () => {
      current = false;
    };
  }, [spec, large]);
  if (large !== undefined) {
    return (
      <Page title={texts.set.title} narrow>
        <AskLarge
          cells={large}
          onOpen={() => setLarge(undefined)}
          onBack={() => goTo({ screen: 'set' }, 'replace')}
        />
      </Page>
    );
  }
  return (
    <Page title={texts.set.title} narrow>
      {problem === undefined ? (
        <p className="soft" role="status">
          {words.beginning}
        </p>
      ) : (
        <div className="stack loose">
          <p className="trouble-card" role="alert">
            {problem}
          </p>
          <p>
            <a className="button" href={makeRoute({ screen: 'set' })}>
              {words.choices}
            </a>
          </p>
        </div>
      )}
    </Page>
  );
}

function ChooseShape() {
  const [problem, setProblem] = useState<string>();
  const choose = (spec: string): void => void begin(spec, 'push').then(setProblem);
  return (
    <Page title={texts.set.title}>
      <div className="stack loose">
        <p className="lead">{words.what}</p>
        {problem !== undefined && (
          <p className="trouble-card" role="alert">
            {problem}
          </p>
        )}
        <Unfinished />
        <section className="stack" aria-labelledby="choose">
          <h2 id="choose">{words.choose}</h2>
          <ul className="shape-choice">
            {catalog.map(spec => (
              <ShapeCard key={spec} spec={spec} onChoose={choose} />
            ))}
          </ul>
        </section>
        <TypedShape onChoose={choose} />
      </div>
    </Page>
  );
}

interface ShapeCardProps {
  readonly spec: string;
  readonly onChoose: (spec: string) => void;
}

function ShapeCard({ spec, onChoose }: ShapeCardProps) {
  const read = readSpec(spec);
  return (
    <li>
      <button type="button" className="card" onClick={() => onChoose(spec)}>
        <span className="thumb">
          <ShapePicture spec={spec} />
        </span>
        <strong>{titleOfSpec(spec)}</strong>
        <span className="soft small">{read.ok && texts.shapes.cells(read.value.outline.cellCount)}</span>
      </button>
    </li>
  );
}

/** Shapes of the catalog are never so large that it is asked about them. */
function TypedShape({ onChoose }: Pick<ShapeCardProps, 'onChoose'>) {
  const [text, setText] = useState('');
  const [large, setLarge] = useState<number>();
  const read = readSpec(text);
  const type = (typed: string): void => {
    setText(typed);
    setLarge(undefined);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!read.ok) return;
    const cells = cellsToAskAbout(read.value.spec);
    if (cells === undefined) onChoose(read.value.spec);
    else setLarge(cells);
  };
  return (
    <form className="typed-shape" onSubmit={submit}>
      <SpecField label={texts.shapes.type} text={text} onChange={type}>
        <button type="submit" className="button main" disabled={!read.ok}>
          {texts.shapes.begin}
        </button>
      </SpecField>
      {large !== undefined && read.ok && (
        <AskLarge
          cells={large}
          onOpen={() => {
            setLarge(undefined);
            onChoose(read.value.spec);
          }}
          onBack={() => setLarge(undefined)}
        />
      )}
    </form>
  );
}
