/** Puzzles from elsewhere: any text or file that the engine understands, read as the player watches. */
import { type AlphabetName, formatNames, referenceFor, type Spec } from '@hyperdoku/engine';
import { useEffect, useState } from 'react';
import { mostCellsUnasked } from '../library/largeShape.js';
import { Page } from '../parts/Page.js';
import { importTexts } from '../texts/import.js';
import { language } from '../texts/index.js';
import { AlphabetChoice, isAlphabetUnclear } from './import/AlphabetChoice.js';
import { FoundList } from './import/FoundList.js';
import { GameLink, useGameLink } from './import/GameLink.js';
import { nothingRead, type Reading, readSource, type Source } from './import/reading.js';
import { ShapeChoice } from './import/ShapeChoice.js';
import { SourceField } from './import/SourceField.js';
import '../styles/pages.css';
import '../styles/import.css';

const words = importTexts;
const reference = referenceFor(language);
/** Reading begins when typing pauses. */
const pauseMilliseconds = 150;

export function ImportScreen() {
  const [source, setSource] = useState<Source>({ kind: 'typed', text: '' });
  const [spec, setSpec] = useState<Spec>();
  const [alphabet, setAlphabet] = useState<AlphabetName>();
  /** The text of which large puzzles are wanted too. */
  const [wanted, setWanted] = useState<Source>();
  const mostCells = wanted === source ? undefined : mostCellsUnasked;
  const reading = useReading(source, spec, alphabet, mostCells);
  const link = useGameLink(source);
  return (
    <Page title={words.title}>
      <div className="import">
        <div className="stack">
          <SourceField source={source} onChange={setSource} />
          <ShapeChoice onChange={setSpec} />
          {(alphabet || isAlphabetUnclear(reading)) && (
            <AlphabetChoice chosen={alphabet} onChange={setAlphabet} />
          )}
        </div>
        <div className="stack loose">
          {link && <GameLink link={link} />}
          {!link && reading.state !== 'idle' && (
            <FoundList
              key={reading.started}
              reading={reading}
              onReadLarge={() => setWanted(source)}
              onBack={() => setSource({ kind: 'typed', text: '' })}
            />
          )}
          {!link && foundNothing(reading) && !isAlphabetUnclear(reading) && <Formats />}
        </div>
      </div>
    </Page>
  );
}

function useReading(
  source: Source,
  spec: Spec | undefined,
  alphabet: AlphabetName | undefined,
  mostCells: number | undefined,
): Reading {
  const [reading, setReading] = useState(nothingRead);
  useEffect(() => {
    const isEmpty = source.kind === 'typed' && source.text.trim() === '';
    if (isEmpty) {
      setReading(nothingRead);
      return;
    }
    const abort = new AbortController();
    const begin = (): void =>
      void readSource(source, { spec, alphabet, mostCells }, abort.signal, setReading);
    const timer = setTimeout(begin, source.kind === 'typed' ? pauseMilliseconds : 0);
    if (source.kind !== 'typed' || mostCells === undefined) setReading({ ...nothingRead, state: 'reading' });
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [source, spec, alphabet, mostCells]);
  return reading;
}

const foundNothing = ({ state, foundCount, ruleCount, largeCount }: Reading): boolean =>
  state !== 'reading' && foundCount + ruleCount + largeCount === 0;

const Formats = () => (
  <section className="formats stack">
    <h2>{words.canRead}</h2>
    <p className="soft">{words.canReadWhat}</p>
    <dl>
      {formatNames.map(name => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{reference.format(name)}</dd>
        </div>
      ))}
    </dl>
  </section>
);
