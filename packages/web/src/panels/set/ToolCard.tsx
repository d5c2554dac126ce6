/** The tool in hand, where the pad is otherwise: what it makes, how it is drawn, what is typed for it. */
import { makeSymbolText, referenceFor, type Shape } from '@hyperdoku/engine';
import type { FormEvent } from 'react';
import { useStage } from '../../board/stage.js';
import type { Drawing } from '../../game/state.js';
import { type ToolName, toolOf } from '../../game/tools.js';
import { useGame, useGameState } from '../../hooks/useGame.js';
import { CloseButton } from '../../parts/CloseButton.js';
import { Choices } from '../../parts/controls.js';
import { language } from '../../texts/index.js';
import { setterTexts as words } from '../../texts/setter.js';
import { NumberInput } from './NumberInput.js';
import { ToolIcon } from './ToolIcon.js';

const reference = referenceFor(language);

export function ToolCard() {
  const drawing = useGameState(({ drawing }) => drawing);
  return drawing ? <CardOf drawing={drawing} /> : null;
}

function CardOf({ drawing }: { readonly drawing: Drawing }) {
  const game = useGame();
  const stage = useStage();
  const drawn = useGameState(({ selection }) => selection.length);
  const shape = useGameState(({ session }) => session.shape);
  const flat = useGameState(({ layout }) => layout.boardCount === 1);
  const { tool } = drawing;
  const { title, how } = words.tools[tool];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (game.finishDrawing()) stage.focusCursor();
  };
  return (
    <form className="tool-card card" aria-label={title} onSubmit={submit}>
      <div className="tool-head">
        <ToolIcon tool={tool} />
        <h2 className="grow">{title}</h2>
        <CloseButton label={words.backToClues} onClick={() => game.chooseTool(undefined)} />
      </div>
      <p className="small soft">{reference.kindMeaning(toolOf(tool).kind)}</p>
      <TypedFields drawing={drawing} shape={shape} />
      <p className="small">
        {how} {sayEnd(tool, flat)}
      </p>
      <div className="tool-foot">
        <span className="soft small grow" role="status">
          {words.cells(drawn)}
        </span>
        <button type="button" className="button" disabled={drawn === 0} onClick={game.putDown}>
          {words.discard}
        </button>
        <button type="submit" className="button main">
          {words.finish}
        </button>
      </div>
    </form>
  );
}

/** When a constraint is made. */
function sayEnd(tool: ToolName, flat: boolean): string {
  const { isLine, most } = toolOf(tool);
  if (most !== undefined) return words.pairAtOnce;
  if (!flat) return words.byHandOnLayers;
  return isLine ? words.atOnce : words.byHand;
}

interface TypedFieldsProps {
  readonly drawing: Drawing;
  readonly shape: Shape;
}

function TypedFields({ drawing: { tool, typed }, shape }: TypedFieldsProps) {
  const { changeTyped, typeValue } = useGame();
  const { number, takesSymbols, takesCircle } = toolOf(tool);
  return (
    <>
      {number && (
        <NumberInput
          label={words.numbers[number.field]}
          value={typed.number}
          placeholder={usualNumber(tool, shape)}
          onChange={digits => changeTyped({ number: digits })}
        />
      )}
      {takesSymbols && (
        // biome-ignore lint/a11y/useSemanticElements: the name of a fieldset would stand above it
        <div className="symbol-choice" role="group" aria-label={words.symbols}>
          {Array.from({ length: shape.symbols }, (_, i) => i + 1).map(symbol => (
            <button
              key={symbol}
              type="button"
              className="button"
              aria-pressed={typed.symbols.includes(symbol)}
              onClick={() => typeValue('', symbol)}
            >
              {makeSymbolText(symbol, shape.symbols)}
            </button>
          ))}
        </div>
      )}
      {takesCircle && (
        <Choices
          label={words.circle}
          value={String(typed.circle)}
          options={['1', '2', '3'].map(value => ({ value, label: value }))}
          onChange={circle => changeTyped({ circle: Number(circle) })}
        />
      )}
    </>
  );
}

/** What holds where nothing is typed. */
function usualNumber(tool: ToolName, { symbols }: Shape): string {
  if (tool === 'white-dot') return '1';
  if (tool === 'black-dot') return '2';
  if (tool === 'whisper') return String(Math.ceil(symbols / 2));
  return tool === 'killer' ? words.optional : '';
}
