/** With or without perspective, views to go back to, pictures and links of what is seen. */
import { makeLink } from '@hyperdoku/engine';
import { useState } from 'react';
import { useGame, useGameState } from '../hooks/useGame.js';
import { CloseButton } from '../parts/CloseButton.js';
import { saveBlob } from '../parts/saveBlob.js';
import { useSettings } from '../settings/settings.js';
import { spaceTexts } from '../texts/space.js';
import { forgetView, savedViewsOf, saveView, takeView, textOfView } from './seenViews.js';
import { useSpace, useSpaceState } from './useSpace.js';

/** How much finer than the screen a picture is. */
const pictureScale = 2;

export function ViewTools() {
  return (
    <>
      <LensChoice />
      <Pictures />
      <SavedViews />
    </>
  );
}

function LensChoice() {
  const space = useSpace();
  const isParallel = useSpaceState(({ lens }) => lens === 'orthographic');
  return (
    <div className="row">
      <button
        type="button"
        className="button small-button"
        aria-pressed={isParallel}
        onClick={() => space.change({ lens: isParallel ? 'perspective' : 'orthographic' })}
      >
        {spaceTexts.parallel}
      </button>
    </div>
  );
}

function Pictures() {
  const game = useGame();
  const space = useSpace();
  const [said, setSaid] = useState('');
  const name = useGameState(({ session }) => session.shape.name.replaceAll(/[^0-9a-z]+/gi, '-').slice(0, 40));
  const savePng = async (): Promise<void> => {
    const blob = await space.kept.of(game)?.picture(pictureScale);
    if (blob) saveBlob(`hyperdoku-${name}.png`, blob);
  };
  const saveSvg = (): void => {
    const text = space.kept.of(game)?.svg();
    if (text) saveBlob(`hyperdoku-${name}.svg`, new Blob([text], { type: 'image/svg+xml' }));
  };
  const copyLink = async (): Promise<void> => {
    const view = textOfView(game, space);
    if (!view) return;
    const { session } = game.state;
    const grid = game.setting ? { shape: session.shape, symbols: session.symbols } : session.puzzle;
    const link = `${makeLink(grid, location.href.split('#')[0])}&view=${view}`;
    try {
      await navigator.clipboard.writeText(link);
      setSaid(spaceTexts.linkCopied);
    } catch {
      setSaid(link);
    }
  };
  return (
    <div className="row">
      <button type="button" className="button small-button" onClick={() => void savePng()}>
        PNG
      </button>
      <button type="button" className="button small-button" onClick={saveSvg}>
        SVG
      </button>
      <button type="button" className="button small-button" onClick={() => void copyLink()}>
        {spaceTexts.copyLink}
      </button>
      <span className="small soft said-link" role="status">
        {said}
      </span>
    </div>
  );
}

function SavedViews() {
  const game = useGame();
  const space = useSpace();
  const shape = useGameState(({ session }) => session.shape);
  const saved = useSettings(({ savedViews }) => savedViews);
  const save = (): void => {
    const text = textOfView(game, space);
    if (text) saveView(text, shape);
  };
  return (
    <div className="row">
      <button type="button" className="button small-button" onClick={save}>
        {spaceTexts.saveView}
      </button>
      {savedViewsOf(saved, shape).map((text, i) => (
        <span key={text} className="saved-view">
          <button type="button" className="button small-button" onClick={() => takeView(text, game, space)}>
            {spaceTexts.savedView(i + 1)}
          </button>
          <CloseButton label={spaceTexts.forgetView(i + 1)} onClick={() => forgetView(text, shape)} />
        </span>
      ))}
    </div>
  );
}
