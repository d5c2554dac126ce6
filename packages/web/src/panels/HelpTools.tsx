/** Help at hand: hint, check, notes, x-ray. */
import { blank, makeSymbolText } from '@hyperdoku/engine';
import { useState } from 'react';
import { useGame, useGameState } from '../hooks/useGame.js';
import { Dialog } from '../parts/Dialog.js';
import { Icon } from '../parts/Icon.js';
import { texts } from '../texts/index.js';
import '../styles/pad.css';

export function HelpTools() {
  const game = useGame();
  const xray = useGameState(({ xray }) => xray);
  const [choosing, setChoosing] = useState(false);
  /** Of the symbol that is selected; where none is, it is asked for. */
  const toggleXray = (): void => {
    const { armed, session, cursor } = game.state;
    if (xray !== undefined) game.toggleXray(undefined);
    else if ((armed ?? session.symbols[cursor]) === blank) setChoosing(true);
    else game.xrayCursor();
  };
  return (
    <div className="help-tools">
      <button type="button" className="button" onClick={() => void game.askHint()}>
        <Icon name="hint" />
        <span>{texts.play.hint}</span>
      </button>
      <button type="button" className="button" onClick={game.check}>
        <Icon name="check" />
        <span>{texts.play.check}</span>
      </button>
      <button type="button" className="button" onClick={() => game.fillNotes('corner')}>
        <Icon name="notes" />
        <span>{texts.play.notes}</span>
      </button>
      <button
        type="button"
        className="button"
        aria-pressed={xray !== undefined}
        title={texts.play.xrayWhat}
        onClick={toggleXray}
      >
        <Icon name="xray" />
        <span>{xray === undefined ? texts.play.xrayButton : texts.play.xrayOff}</span>
      </button>
      <button type="button" className="button wide-only" onClick={game.addCheckpoint}>
        <Icon name="flag" />
        <span>{texts.play.checkpoint}</span>
      </button>
      {choosing && <XrayDialog onClose={() => setChoosing(false)} />}
    </div>
  );
}

function XrayDialog({ onClose }: { readonly onClose: () => void }) {
  const game = useGame();
  const { symbols } = useGameState(({ session }) => session.shape);
  return (
    <Dialog title={texts.play.xrayWhat} onClose={onClose}>
      <div className="choices">
        {Array.from({ length: symbols }, (_, i) => i + 1).map(symbol => (
          <button
            key={symbol}
            type="button"
            className="button"
            onClick={() => {
              onClose();
              game.toggleXray(symbol);
            }}
          >
            {makeSymbolText(symbol, symbols)}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
