/** Space as it is looked at in the app; how large it is stays from game to game. */
import type { Shape } from '@hyperdoku/engine';
import { type Source, Store } from '../game/store.js';
import { KeptView } from './keptView.js';
import {
  firstSpace,
  type LayerRange,
  type SpacePlace,
  type SpaceState,
  usualAngles,
  wholeSpace,
} from './spaceState.js';
import { viewsOf } from './spaceViews.js';
import type { Wish } from './wish.js';

/** How far a key turns, in radians. */
const keyTurn = 0.12;

const wrap = (angle: number): number => angle - 2 * Math.PI * Math.floor(angle / (2 * Math.PI));

export class Space implements Source<SpaceState> {
  readonly kept = new KeptView();
  /** The view that a link asks for, until its game is open. */
  arrival: string | undefined;
  readonly #seen = new Store(firstSpace);
  readonly #wish = new Store<Wish | undefined>(undefined);
  #layerAxis = 2;

  get state(): SpaceState {
    return this.#seen.state;
  }

  get subscribe(): Source<SpaceState>['subscribe'] {
    return this.#seen.subscribe;
  }

  /** The latest wish: a new object each time, so that the same can be wished for twice. */
  get wish(): Source<Wish | undefined> {
    return this.#wish;
  }

  change(changes: Partial<SpaceState>): void {
    this.#seen.set({ ...this.state, ...changes });
  }

  wishFor(wish: Wish): void {
    if (wish.kind === 'orbit' && this.turnsByHand) {
      this.turnBy(keyTurn * wish.across, keyTurn * wish.up);
      return;
    }
    this.#wish.set({ ...wish });
  }

  /** Whether a hand turns planes of a hypercube, not the camera. */
  get turnsByHand(): boolean {
    return this.state.view === 'turning' && this.state.turnPlanes.length > 0;
  }

  /** Turns in the planes that are chosen: in one of them both ways, or in one across and in the other up. */
  turnBy(across: number, up: number): void {
    const [one, two] = this.state.turnPlanes;
    const angles = [...this.state.angles];
    const add = (plane: number, by: number): void => {
      angles[plane] = wrap((angles[plane] ?? 0) + by);
    };
    if (one === undefined) return;
    add(one, two === undefined ? across + up : across);
    if (two !== undefined) add(two, up);
    this.turnTo(Array.from(angles, angle => angle ?? 0));
  }

  turnTo(angles: readonly number[]): void {
    this.change({ angles });
  }

  /** A plane is chosen, or no longer; two at most. */
  choosePlane(plane: number): void {
    const { turnPlanes } = this.state;
    const others = turnPlanes.filter(other => other !== plane);
    this.change({ turnPlanes: others.length < turnPlanes.length ? others : [...others, plane].slice(-2) });
  }

  /** Everything in sight again. */
  showAll(): void {
    this.change(wholeSpace);
  }

  /** Everything in sight, from the usual place. */
  reset(): void {
    this.showAll();
    this.turnTo(usualAngles);
    this.wishFor({ kind: 'reset' });
  }

  /** Takes a view that the shape has, and the whole of it. */
  fit(shape: Shape): void {
    this.change({ ...wholeSpace, view: viewsOf(shape)[0] ?? 'cube' });
  }

  open(): void {
    this.change({ place: firstPlace() });
  }

  /** Closed, beside the boards, large, and closed again. */
  cyclePlace(): void {
    const next: Readonly<Record<SpacePlace, SpacePlace>> = {
      closed: firstPlace(),
      side: 'large',
      large: 'closed',
    };
    this.change({ place: next[this.state.place] });
  }

  showAllLayers(): void {
    this.change({ range: wholeSpace.range });
  }

  /** Layers are counted along another axis: those that were taken away are back. */
  countAlong(axis: number): void {
    if (axis === this.#layerAxis) return;
    this.#layerAxis = axis;
    this.showAllLayers();
  }

  /** Takes layers away from the side of the viewer, or puts them back. */
  peelBy(by: number, layers: number): void {
    this.#moveEnd(this.state.nearEnd, by, layers);
  }

  /** The same from the far side. */
  clipBy(by: number, layers: number): void {
    this.#moveEnd(this.state.nearEnd === 'low' ? 'high' : 'low', by, layers);
  }

  /** Moves one end of what is shown towards the other, which stays. */
  #moveEnd(end: SpaceState['nearEnd'], by: number, layers: number): void {
    const [from, to] = this.rangeOf(layers);
    if (end === 'low') this.showLayers([Math.max(0, Math.min(to, from + by)), to], layers);
    else this.showLayers([from, Math.min(layers - 1, Math.max(from, to - by))], layers);
  }

  /** The layers that are shown. */
  rangeOf(layers: number): LayerRange {
    const [from, to] = this.state.range;
    return [Math.min(from, layers - 1), Math.min(to, layers - 1)];
  }

  showLayers([from, to]: LayerRange, layers: number): void {
    this.change({ range: [from, to >= layers - 1 ? Number.POSITIVE_INFINITY : to] });
  }
}

/** Whether the boards and space fit side by side; not on a phone. */
export const hasRoom = (): boolean => !matchMedia('(max-width: 760px)').matches;

/** Whether the window is as low as a phone on its side. */
export const isLow = (): boolean => matchMedia('(max-height: 600px)').matches;

/** Whether the app is in a hand, upright or on its side. */
export const isInHand = (): boolean => !hasRoom() || (isLow() && matchMedia('(pointer: coarse)').matches);

/** Beside the boards where there is room for both, else in their place. */
const firstPlace = (): SpacePlace => (hasRoom() ? 'side' : 'large');
