/** Help at hand: hint, check, notes, x-ray. */
import { makeSymbolText } from '@hyperdoku/engine';
import { useState } from 'react';
import { useGame } from '../game/game.js';
import { askHint, checkEntries } from '../game/help.js';
import { addCheckpoint, fillNotes, toggleXray } from '../game/moves.js';
import { Dialog } from '../parts/Dialog.js';
import { Icon } from '../parts/Icon.js';
import { texts } from '../texts/index.js';

export function HelpTools() {
  const xray = useGame(game => game.xray);
  const symbols = useGame(game => game.session.shape.symbols);
  const [choosing, setChoosing] = useState(false);
  return (
    <div className="help-tools">
      <button type="button" className="button" onClick={() => void askHint()}>
        <Icon name="hint" />
        <span>{texts.play.hint}</span>
      </button>
      <button type="button" className="button" onClick={checkEntries}>
        <Icon name="check" />
        <span>{texts.play.check}</span>
      </button>
      <button type="button" className="button" onClick={() => fillNotes('corner')}>
        <Icon name="notes" />
        <span>{texts.play.notes}</span>
      </button>
      <button
        type="button"
        className="button"
        aria-pressed={xray !== undefined}
        title={texts.play.xrayWhat}
        onClick={() => (xray === undefined ? setChoosing(true) : toggleXray(undefined))}
      >
        <Icon name="xray" />
        <span>{xray === undefined ? texts.play.xrayButton : texts.play.xrayOff}</span>
      </button>
      <button type="button" className="button wide-only" onClick={addCheckpoint}>
        <Icon name="flag" />
        <span>{texts.play.checkpoint}</span>
      </button>
      {choosing && (
        <Dialog title={texts.play.xrayWhat} onClose={() => setChoosing(false)}>
          <div className="choices">
            {Array.from({ length: symbols }, (_, i) => i + 1).map(symbol => (
              <button
                key={symbol}
                type="button"
                className="button"
                onClick={() => {
                  setChoosing(false);
                  toggleXray(symbol);
                }}
              >
                {makeSymbolText(symbol, symbols)}
              </button>
            ))}
          </div>
        </Dialog>
      )}
    </div>
  );
}
