/** Views that are kept, given away and gone back to. */
import type { Shape } from '@hyperdoku/engine';
import type { Game } from '../game/game.js';
import { changeSettings, useSettings } from '../settings/settings.js';
import type { Space } from './space.js';
import { layerAxisOf } from './spaceInput.js';
import { viewsOf } from './spaceViews.js';
import { makeViewText, parseViewText, type SpaceSeen } from './viewText.js';

/** How the game is seen now, as text; undefined while it is not drawn. */
export function textOfView(game: Game, space: Space): string | undefined {
  const viewpoint = space.kept.of(game)?.rig.viewpoint;
  return viewpoint && makeViewText({ seen: space.state, axis: layerAxisOf(game.state.layout), viewpoint });
}

/** Goes to a view, or asks for it where nothing is drawn yet; a view that the shape does not have is left alone. */
export function takeView(text: string, game: Game, space: Space): void {
  const { shape } = game.state.session;
  const wanted = parseViewText(text);
  if (!wanted || !fits(wanted, shape)) return;
  if (layerAxisOf(game.state.layout) !== wanted.axis) game.lookAlong(wanted.axis);
  space.countAlong(wanted.axis);
  space.change(wanted.seen);
  if (space.state.place === 'closed') space.open();
  const view = space.kept.of(game);
  view?.bringUpToDate();
  if (view) view.rig.look(wanted.viewpoint);
  else space.kept.expect(game, wanted.viewpoint);
}

const fits = ({ seen: { view, range }, axis }: SpaceSeen, shape: Shape): boolean =>
  viewsOf(shape).includes(view) && axis < shape.extents.length && range[0] < shape.extents[axis];

/** Of all shapes together; what was saved first goes first. */
const mostSaved = 60;

/** The views of a shape that were saved. */
export const savedViewsOf = (saved: readonly string[], shape: Shape): string[] =>
  saved.filter(entry => entry.startsWith(`${shape.name} `)).map(entry => entry.slice(shape.name.length + 1));

export function saveView(text: string, shape: Shape): void {
  const entry = `${shape.name} ${text}`;
  const others = useSettings.getState().savedViews.filter(other => other !== entry);
  changeSettings({ savedViews: [...others, entry].slice(-mostSaved) });
}

export function forgetView(text: string, shape: Shape): void {
  const { savedViews } = useSettings.getState();
  changeSettings({ savedViews: savedViews.filter(entry => entry !== `${shape.name} ${text}`) });
}
