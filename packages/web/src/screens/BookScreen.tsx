/** A book of puzzles to print: what is to be in it, its pages to leaf through, and the file. */
import { useEffect, useRef, useState } from 'react';
import { Switch } from '../parts/controls.js';
import { Page } from '../parts/Page.js';
import { SelectField } from '../parts/SelectField.js';
import { saveBlob } from '../parts/saveBlob.js';
import { language } from '../texts/index.js';
import { printTexts } from '../texts/print.js';
import type { BookNews, BookPart, BookRequest } from '../work/pressJobs.js';
import { BookPress } from '../work/pressOutside.js';
import { GameChoice } from './book/GameChoice.js';
import { Leaves } from './book/Leaves.js';
import '../styles/pages.css';
import '../styles/import.css';
import '../styles/book.css';

const words = printTexts.book;
const papers = ['a4', 'letter', 'a5'] as const;
const firstOrders = '3x3,level=easy,n=4\n4^3,n=2\n9^3';

type State =
  | { readonly is: 'idle' | 'stopped' }
  | { readonly is: 'busy'; readonly news?: BookNews }
  | { readonly is: 'failed'; readonly sentence: string }
  | { readonly is: 'ready'; readonly pages: number; readonly leftOut: number; readonly colour: boolean };

export function BookScreen() {
  const [title, setTitle] = useState(words.usualName);
  const [orders, setOrders] = useState(firstOrders);
  const [games, setGames] = useState<readonly Extract<BookPart, { puzzle: string }>[]>([]);
  const [paper, setPaper] = useState<(typeof papers)[number]>('a4');
  const [booklet, setBooklet] = useState(false);
  const [colour, setColour] = useState(false);
  const [explained, setExplained] = useState(false);
  const { state, make, stop, download, press } = usePress();
  const lines = orders
    .split('\n')
    .flatMap((line, i): BookPart[] => (line.trim() === '' ? [] : [{ line: line.trim(), number: i + 1 }]));
  const parts: readonly BookPart[] = [...lines, ...games];
  const begin = (): void =>
    make({
      title: title.trim() || words.usualName,
      parts,
      paper,
      booklet,
      colour,
      explained,
      address: location.href.split('#')[0],
      language,
    });
  return (
    <Page title={words.title}>
      <div className="import">
        <form
          className="stack"
          onSubmit={event => {
            event.preventDefault();
            begin();
          }}
        >
          <p className="soft">{words.what}</p>
          <label className="field">
            <span>{words.name}</span>
            <input className="input" value={title} onChange={event => setTitle(event.target.value)} />
          </label>
          <label className="field">
            <span>{words.orders}</span>
            <textarea
              className="input book-orders"
              value={orders}
              rows={5}
              spellCheck={false}
              aria-describedby="orders-what"
              onChange={event => setOrders(event.target.value)}
            />
            <span id="orders-what" className="small soft">
              {words.ordersWhat}
            </span>
          </label>
          <GameChoice chosen={games} onChange={setGames} />
          <SelectField
            label={words.paper}
            value={paper}
            options={papers.map(each => ({ value: each, label: words.papers[each] }))}
            onChange={setPaper}
          />
          <Switch label={words.booklet} checked={booklet} onChange={setBooklet} />
          <Switch label={words.colour} checked={colour} onChange={setColour} />
          <Switch label={words.explained} checked={explained} onChange={setExplained} />
          <div className="row">
            <button
              type="submit"
              className="button main"
              disabled={state.is === 'busy' || parts.length === 0}
            >
              {state.is === 'ready' ? words.again : words.make}
            </button>
            {state.is === 'busy' && (
              <button type="button" className="button" onClick={stop}>
                {words.stop}
              </button>
            )}
          </div>
          <p className={state.is === 'failed' ? 'trouble' : 'soft'} role="status">
            {parts.length === 0 ? words.nothing : describe(state)}
          </p>
        </form>
        {state.is === 'ready' ? (
          <Leaves key={state.pages} press={press} {...state} onDownload={download} />
        ) : (
          <p className="soft book-empty">{words.empty}</p>
        )}
      </div>
    </Page>
  );
}

function describe(state: State): string {
  if (state.is === 'failed') return state.sentence;
  if (state.is === 'ready')
    return [words.pages(state.pages), ...(state.leftOut > 0 ? [words.leftOut(state.leftOut)] : [])].join(
      '. ',
    );
  if (state.is !== 'busy' || !state.news) return '';
  const { stage, done, of } = state.news;
  return words[stage](done, of);
}

function usePress() {
  const ref = useRef<BookPress>(null);
  ref.current ??= new BookPress();
  const press = ref.current;
  const [state, setState] = useState<State>({ is: 'idle' });
  useEffect(() => () => press.stop(), [press]);
  const report = (news: BookNews): void => setState(now => (now.is === 'busy' ? { is: 'busy', news } : now));
  const fail = (error: unknown): void => {
    console.warn(error);
    setState(now => (now.is === 'stopped' ? now : { is: 'failed', sentence: words.failed }));
  };
  const make = (request: BookRequest): void => {
    setState({ is: 'busy' });
    press.make(request, report).then(answer => {
      const { colour } = request;
      if (answer.ok) setState({ is: 'ready', pages: answer.pages, leftOut: answer.leftOut, colour });
      else {
        const { sentence, line } = answer;
        setState({ is: 'failed', sentence: line === undefined ? sentence : words.line(line, sentence) });
      }
    }, fail);
  };
  const stop = (): void => {
    setState({ is: 'stopped' });
    press.stop();
  };
  const download = (): void => {
    const ready = state;
    setState({ is: 'busy' });
    press.file(report).then(blob => {
      saveBlob(words.fileName, blob);
      setState(ready);
    }, fail);
  };
  return { state, make, stop, download, press };
}
