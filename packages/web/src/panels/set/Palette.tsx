/** Everything a constraint is set with: the tools, what holds on the whole board, and the constraints so far. */
import { referenceFor } from '@hyperdoku/engine';
import { useId } from 'react';
import { useStage } from '../../board/stage.js';
import { type ToolName, toolOf } from '../../game/tools.js';
import { useGame, useGameState } from '../../hooks/useGame.js';
import { Icon } from '../../parts/Icon.js';
import { language } from '../../texts/index.js';
import { setterTexts as words } from '../../texts/setter.js';
import { BoardRules } from './BoardRules.js';
import { ConstraintList } from './ConstraintList.js';
import { ToolIcon } from './ToolIcon.js';

const groups = {
  areas: ['killer', 'little-killer', 'region', 'clone'],
  lines: ['thermo', 'slow-thermo', 'arrow', 'whisper', 'renban', 'palindrome', 'between'],
  marks: ['white-dot', 'black-dot', 'xv', 'greater', 'odd', 'even', 'candidates'],
} as const satisfies Readonly<Record<keyof typeof words.groups, readonly ToolName[]>>;

const reference = referenceFor(language);

/** `onTool` hears that a tool was taken, or put away. */
export function Palette({ onTool }: { readonly onTool?: () => void }) {
  const game = useGame();
  const stage = useStage();
  const inHand = useGameState(({ drawing }) => drawing?.tool);
  const choose = (tool: ToolName | undefined): void => {
    game.chooseTool(tool === inHand ? undefined : tool);
    onTool?.();
    // From now on keys are for the board.
    stage.focusCursor();
  };
  return (
    <div className="palette">
      <div className="tools">
        <button
          type="button"
          className="button tool wide"
          aria-pressed={inHand === undefined}
          title={words.cluesWhat}
          onClick={() => choose(undefined)}
        >
          <Icon name="pen" />
          {words.clues}
        </button>
      </div>
      {Object.entries(groups).map(([group, tools]) => (
        <ToolGroup key={group} title={words.groups[group as keyof typeof groups]}>
          {tools.map(tool => (
            <button
              key={tool}
              type="button"
              className="button tool"
              aria-pressed={tool === inHand}
              title={reference.kindMeaning(toolOf(tool).kind)}
              onClick={() => choose(tool)}
            >
              <ToolIcon tool={tool} />
              {words.tools[tool].title}
            </button>
          ))}
        </ToolGroup>
      ))}
      <BoardRules />
      <ConstraintList />
    </div>
  );
}

interface ToolGroupProps {
  readonly title: string;
  readonly children: React.ReactNode;
}

function ToolGroup({ title, children }: ToolGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div className="tools">{children}</div>
    </section>
  );
}
