/** The number pad: symbols with how many are left, colours, modes, erase, undo and redo. */
import { blank, colourCount, makeSymbolText } from '@hyperdoku/engine';
import { countLeft } from '../game/counting.js';
import { modes } from '../game/state.js';
import { useGame, useGameState } from '../hooks/useGame.js';
import { Icon, type IconName } from '../parts/Icon.js';
import { useSettings } from '../settings/settings.js';
import { texts } from '../texts/index.js';
import '../styles/legend.css';
import '../styles/pad.css';

const modeIcons: Readonly<Record<(typeof modes)[number], IconName>> = {
  enter: 'pen',
  corner: 'corner',
  centre: 'centre',
  colour: 'colour',
  line: 'line',
};

const words = texts.marks;

export function Pad() {
  const mode = useGameState(({ mode }) => mode);
  return (
    <section className="pad" aria-label={texts.play.pad}>
      <Modes />
      {mode === 'colour' ? <ColourKeys /> : mode === 'line' ? <LineKeys /> : <SymbolKeys />}
    </section>
  );
}

function Modes() {
  const { chooseMode, setting } = useGame();
  const chosen = useGameState(({ mode }) => mode);
  // Whoever sets a puzzle has lines of another kind.
  const offered = setting ? modes.filter(mode => mode !== 'line') : modes;
  return (
    <div className="modes" role="radiogroup" aria-label={texts.play.modeChoice}>
      {offered.map(mode => (
        // biome-ignore lint/a11y/useSemanticElements: these act at once, as buttons do
        <button
          key={mode}
          type="button"
          role="radio"
          className="button mode"
          aria-checked={mode === chosen}
          title={texts.modeWhat[mode]}
          onClick={() => chooseMode(mode)}
        >
          <Icon name={modeIcons[mode]} />
          <span>{texts.modes[mode].title}</span>
        </button>
      ))}
    </div>
  );
}

const listSymbols = (symbols: number): number[] => Array.from({ length: symbols }, (_, i) => i + 1);

function SymbolKeys() {
  const { shape } = useGameState(({ session }) => session);
  const symbols = listSymbols(shape.symbols);
  return (
    <div
      className="keys"
      style={{ '--count': shape.symbols } as React.CSSProperties}
      data-many={shape.symbols > 16 ? 'most' : shape.symbols > 9 || undefined}
    >
      {symbols.map(symbol => (
        <SymbolKey key={symbol} symbol={symbol} />
      ))}
    </div>
  );
}

function SymbolKey({ symbol }: { readonly symbol: number }) {
  const { pressSymbol, toggleXray, setting } = useGame();
  const { symbols } = useGameState(({ session }) => session.shape);
  const left = useGameState(({ session }) => countLeft(session, symbol));
  const isArmed = useGameState(({ armed }) => armed === symbol);
  const isSeen = useGameState(({ xray }) => xray === symbol);
  const digitFirst = useSettings(settings => settings.digitFirst);
  const text = makeSymbolText(symbol, symbols);
  const known = setting ? undefined : left;
  return (
    <button
      type="button"
      className="button key"
      data-done={known === 0 || undefined}
      {...(digitFirst && { 'aria-pressed': isArmed })}
      data-xray={isSeen || undefined}
      aria-label={texts.play.symbolButton(text, known)}
      onClick={() => pressSymbol(symbol)}
      onContextMenu={event => {
        event.preventDefault();
        toggleXray(symbol);
      }}
    >
      <span className="key-symbol">{text}</span>
      {known !== undefined && <span className="key-left"> {known}</span>}
    </button>
  );
}

function ColourKeys() {
  const { paintColour } = useGame();
  return (
    <>
      <ColourTarget />
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
    </>
  );
}

/** Colours go to whole cells, or to one candidate of them. */
function ColourTarget() {
  const { chooseCandidate } = useGame();
  const candidate = useGameState(({ candidate }) => candidate);
  return (
    <fieldset className="mark-targets" aria-label={words.target}>
      <button
        type="button"
        className="button target"
        aria-pressed={candidate === undefined}
        title={words.cellWhat}
        onClick={() => chooseCandidate(undefined)}
      >
        {words.cell}
      </button>
      <SymbolTargets chosen={candidate ?? blank} label={words.candidate} onChoose={chooseCandidate} />
    </fieldset>
  );
}

interface SymbolTargetsProps {
  /** Where one of them stays chosen: which it is now. */
  readonly chosen?: number;
  readonly label: (symbol: string) => string;
  readonly onChoose: (symbol: number) => void;
}

/** A small button for each symbol, beside one for the cell. */
function SymbolTargets({ chosen, label, onChoose }: SymbolTargetsProps) {
  const { symbols } = useGameState(({ session }) => session.shape);
  return listSymbols(symbols).map(symbol => (
    <button
      key={symbol}
      type="button"
      className="button target"
      aria-pressed={chosen === undefined ? undefined : chosen === symbol}
      aria-label={label(makeSymbolText(symbol, symbols))}
      onClick={() => onChoose(symbol)}
    >
      {makeSymbolText(symbol, symbols)}
    </button>
  ));
}

const lineKinds = ['strong', 'weak'] as const;

/** The line tool: which kind is drawn, line ends without a mouse, and how to be rid of lines. */
function LineKeys() {
  const { chooseLineKind, putLineEnd, eraseLines } = useGame();
  const kind = useGameState(({ lineKind }) => lineKind);
  const cell = useGameState(({ cursor }) => cursor);
  const hasLines = useGameState(({ session }) => session.hasMarks && session.lines.length > 0);
  return (
    <div className="line-keys">
      <fieldset className="line-kinds" aria-label={words.kind}>
        {lineKinds.map(each => (
          <button
            key={each}
            type="button"
            className="button"
            aria-pressed={each === kind}
            title={words.kindWhat[each]}
            onClick={() => chooseLineKind(each)}
          >
            <span className={`line-sample ${each}`} />
            {words.kinds[each]}
          </button>
        ))}
      </fieldset>
      <fieldset className="mark-targets" aria-label={words.ends}>
        <button
          type="button"
          className="button target"
          aria-label={words.endAtCell}
          onClick={() => putLineEnd({ cell, symbol: blank })}
        >
          {words.cell}
        </button>
        <SymbolTargets label={words.endAt} onChoose={symbol => putLineEnd({ cell, symbol })} />
      </fieldset>
      <p className="soft small">{words.how}</p>
      {hasLines && (
        <button type="button" className="button" onClick={eraseLines}>
          <Icon name="erase" />
          {words.eraseAll}
        </button>
      )}
    </div>
  );
}

/** What is needed with every other move. */
export function EditTools() {
  const game = useGame();
  const { undo, redo, clearCells } = game;
  const canUndo = useGameState(() => game.canUndo);
  const canRedo = useGameState(({ session }) => session.canRedo);
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
