/** The number pad: symbols with how many are left, colours, modes, erase, undo and redo. */
import { colourCount, makeSymbolText } from '@hyperdoku/engine';
import { modes, useGame } from '../game/game.js';
import { chooseMode, clearCells, paintColour, pressSymbol, redo, toggleXray, undo } from '../game/moves.js';
import { Icon, type IconName } from '../parts/Icon.js';
import { useSettings } from '../settings/settings.js';
import { texts } from '../texts/index.js';

const modeIcons: Readonly<Record<(typeof modes)[number], IconName>> = {
  enter: 'pen',
  corner: 'corner',
  centre: 'centre',
  colour: 'colour',
};

export function Pad() {
  const mode = useGame(game => game.mode);
  return (
    <section className="pad" aria-label={texts.play.pad}>
      <Modes />
      {mode === 'colour' ? <ColourKeys /> : <SymbolKeys />}
    </section>
  );
}

function Modes() {
  const chosen = useGame(game => game.mode);
  return (
    <div className="modes" role="radiogroup" aria-label={texts.play.modeChoice}>
      {modes.map(mode => (
        // biome-ignore lint/a11y/useSemanticElements: these act at once, as buttons do
        <button
          key={mode}
          type="button"
          role="radio"
          className="button mode"
          aria-checked={mode === chosen}
          title={texts.modes[mode].what}
          onClick={() => chooseMode(mode)}
        >
          <Icon name={modeIcons[mode]} />
          <span>{texts.modes[mode].title}</span>
        </button>
      ))}
    </div>
  );
}

function SymbolKeys() {
  const { shape } = useGame(game => game.session);
  const session = useGame(game => game.session);
  useGame(game => game.revision);
  const armed = useGame(game => game.armed);
  const xray = useGame(game => game.xray);
  const setting = useGame(game => game.record.setting);
  const digitFirst = useSettings(settings => settings.digitFirst);
  const each = shape.cellCount / shape.symbols;
  const symbols = Array.from({ length: shape.symbols }, (_, i) => i + 1);
  return (
    <div
      className="keys"
      style={{ '--count': shape.symbols } as React.CSSProperties}
      data-many={shape.symbols > 9 || undefined}
    >
      {symbols.map(symbol => {
        const text = makeSymbolText(symbol, shape.symbols);
        const left =
          Number.isInteger(each) && !setting ? Math.max(0, each - session.countPlaced(symbol)) : undefined;
        return (
          <button
            key={symbol}
            type="button"
            className="button key"
            data-done={left === 0 || undefined}
            {...(digitFirst && { 'aria-pressed': armed === symbol })}
            data-xray={xray === symbol || undefined}
            aria-label={texts.play.symbolButton(text, left)}
            onClick={() => pressSymbol(symbol)}
            onContextMenu={event => {
              event.preventDefault();
              toggleXray(symbol);
            }}
          >
            <span className="key-symbol">{text}</span>
            {left !== undefined && <span className="key-left"> {left}</span>}
          </button>
        );
      })}
    </div>
  );
}

const ColourKeys = () => (
  <div className="keys colours">
    {Array.from({ length: colourCount }, (_, i) => i + 1).map(colour => (
      <button
        key={colour}
        type="button"
        className="button key"
        aria-label={texts.play.colourButton(texts.colours[colour - 1])}
        onClick={() => paintColour(colour)}
      >
        <span className={`swatch tint${colour}`} />
        <span className="key-left">{colour}</span>
      </button>
    ))}
  </div>
);

/** What is needed with every other move. */
export function EditTools() {
  useGame(game => game.revision);
  const { canUndo, canRedo } = useGame(game => game.session);
  return (
    <div className="edit-tools">
      <button type="button" className="button" onClick={undo} aria-disabled={!canUndo}>
        <Icon name="undo" />
        <span>{texts.play.undo}</span>
      </button>
      <button type="button" className="button" onClick={redo} aria-disabled={!canRedo}>
        <Icon name="redo" />
        <span>{texts.play.redo}</span>
      </button>
      <button type="button" className="button" onClick={clearCells}>
        <Icon name="erase" />
        <span>{texts.play.erase}</span>
      </button>
    </div>
  );
}
