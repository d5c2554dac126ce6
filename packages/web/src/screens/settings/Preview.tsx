/** The settings as they look in play: a small cube with one cell selected, and what its colours mean. */
import { blank } from '@hyperdoku/engine';
import type { ReactNode } from 'react';
import { type Light, light } from '../../board/lights.js';
import { BoardsPicture } from '../../pictures/BoardsPicture.js';
import { CellPicture } from '../../pictures/CellPicture.js';
import { useSettings } from '../../settings/settings.js';
import { settingsTexts } from '../../texts/settings.js';
import { lightSample, sampleGame } from './sampleGame.js';
import '../../styles/legend.css';

const { layout, session } = sampleGame;
const boards = Array.from({ length: layout.boardCount }, (_, i) => layout.boardAt(i));

export function Preview() {
  const settings = useSettings();
  const lights = lightSample(settings);
  const { legend } = settingsTexts;
  return (
    <section className="card preview" aria-label={settingsTexts.preview}>
      <BoardsPicture
        title={settingsTexts.previewWhat}
        boards={boards}
        columns={2}
        symbols={session.shape.symbols}
        lightsOf={cell => lights[cell]}
        symbolOf={cell => session.symbols[cell]}
      />
      <ul className="legend small">
        <Sample lights={['clue']} symbol={3} words={legend.clue} />
        <Sample symbol={2} words={legend.entry} />
        {settings.showsPeers && (
          <>
            <Sample lights={['line']} words={legend.line} />
            <Sample lights={['box0']} words={legend.box0} />
            <Sample lights={['box1']} words={legend.box1} />
            <Sample lights={['box2']} words={legend.box2} />
          </>
        )}
        {settings.showsSame && <Sample lights={['same', 'clue']} symbol={4} words={legend.same} />}
        {settings.showsConflicts && <Sample lights={['conflict']} symbol={3} words={legend.conflict} />}
      </ul>
    </section>
  );
}

interface SampleProps {
  readonly lights?: readonly Light[];
  readonly symbol?: number;
  readonly words: ReactNode;
}

/** One cell, lit in one way, and the word for it. */
const Sample = ({ lights = [], symbol = blank, words }: SampleProps) => (
  <li>
    <CellPicture
      lights={lights.reduce((all, name) => all | (1 << light[name]), 0)}
      symbol={symbol}
      symbols={session.shape.symbols}
    />
    {words}
  </li>
);
