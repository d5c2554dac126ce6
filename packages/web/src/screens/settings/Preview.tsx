/** The settings as they look in play: a small cube with one cell selected, and what its colours mean. */
import { makeSymbolText } from '@hyperdoku/engine';
import type { ReactNode } from 'react';
import { CellForm, unit } from '../../board/cellForm.js';
import { classOf, type Light, light } from '../../board/lights.js';
import { BoardsPicture } from '../../pictures/BoardsPicture.js';
import { useSettings } from '../../settings/settings.js';
import { texts } from '../../texts/index.js';
import { lightSample, sampleGame } from './sampleGame.js';
import '../../styles/legend.css';

const { layout, session } = sampleGame;
const boards = Array.from({ length: layout.boardCount }, (_, i) => layout.boardAt(i));

export function Preview() {
  const settings = useSettings();
  const lights = lightSample(settings);
  const { legend } = texts.settings;
  return (
    <section className="card preview" aria-label={texts.settings.preview}>
      <BoardsPicture
        title={texts.settings.previewWhat}
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

const form = new CellForm(layout.boardAt(0).rows[0][0]);

/** One cell, lit in one way, and the word for it. */
function Sample({ lights = [], symbol, words }: SampleProps) {
  const bits = lights.reduce((all, name) => all | (1 << light[name]), 0);
  return (
    <li>
      <svg className="board small picture" viewBox={`-4 -4 ${unit + 8} ${unit + 8}`} aria-hidden="true">
        <g className={classOf(bits)}>
          <path className="ground" d={form.ground} />
          <path className="mark" d={form.marks(bits)} />
          {symbol !== undefined && (
            <text className="symbol" x={unit / 2} y={unit * 0.71} fontSize={unit * 0.6}>
              {makeSymbolText(symbol, 9)}
            </text>
          )}
          {lights.includes('conflict') && <path className="sign" d={form.tick} />}
        </g>
        <path className="hairlines" d={form.ground} />
      </svg>
      {words}
    </li>
  );
}
