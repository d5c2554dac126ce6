/** Beside the boards: how they are looked at, the pad, and help; or the controls of what is shown. */
import { useReturn } from '../../board/useReturn.js';
import { useGame, useGameState } from '../../hooks/useGame.js';
import { useNarrow } from '../../hooks/useNarrow.js';
import { HelpTools } from '../../panels/HelpTools.js';
import { HintPanel } from '../../panels/HintPanel.js';
import { EditTools, Pad } from '../../panels/Pad.js';
import { Perspective } from '../../panels/Perspective.js';
import { SetPanel, ToolInHand } from '../../panels/SetPanel.js';
import { ShowPanel } from '../../panels/ShowPanel.js';
import { SpaceOpener, SpacePanel } from '../../space/SpacePanel.js';
import type { SpacePlace } from '../../space/spaceState.js';

export function Side({ space }: { readonly space: SpacePlace }) {
  const isShowing = useGameState(({ show }) => show !== undefined);
  const isHinting = useGameState(({ hint }) => hint !== undefined);
  const narrow = useNarrow();
  useReturn(isShowing);
  useReturn(isHinting);
  return (
    <aside className="side">
      {space === 'side' ? <SpacePanel /> : <Perspective hasPlanes={space === 'closed'} />}
      {!narrow && <SpaceOpener />}
      {isShowing ? <ShowPanel /> : <PlayTools />}
    </aside>
  );
}

function PlayTools() {
  const { setting } = useGame();
  const isDrawing = useGameState(({ drawing }) => drawing !== undefined);
  return (
    <>
      {isDrawing ? <ToolInHand /> : <Pad />}
      <EditTools />
      {setting ? (
        <SetPanel />
      ) : (
        <>
          <HelpTools />
          <HintPanel />
        </>
      )}
    </>
  );
}
