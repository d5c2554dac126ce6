/** The game in space inside an element of another page: the app's view, with keys of its own. Heavy: fetched when it is first asked for. */
import type { LightSettings } from '../board/lights.js';
import type { GameState } from '../game/state.js';
import { firstSpace, type SpaceState } from '../space/spaceState.js';
import { SpaceView } from '../space/spaceView.js';
import { viewsOf } from '../space/spaceViews.js';
import type { Wish } from '../space/wish.js';
import { texts } from '../texts/play.js';
import { makeCamera, parseCamera } from './camera.js';

export interface CubeOptions {
  /** From where it is seen, as the attribute says it. */
  readonly camera: string;
  /** Where the canvas goes; it fills it. */
  readonly holder: HTMLElement;
  /** The element whose colours are taken. */
  readonly dressedAs: Element;
  readonly look: () => { readonly game: GameState; readonly settings: LightSettings };
  readonly select: (cell: number) => void;
  readonly hover: (cell: number | undefined) => void;
  /** Somebody has turned it, or come nearer. */
  readonly turned: (camera: string) => void;
  /** The browser took the drawing away. */
  readonly lost: () => void;
}

const wishes: Readonly<Record<string, Wish>> = {
  ArrowLeft: { kind: 'orbit', across: -1, up: 0 },
  ArrowRight: { kind: 'orbit', across: 1, up: 0 },
  ArrowUp: { kind: 'orbit', across: 0, up: 1 },
  ArrowDown: { kind: 'orbit', across: 0, up: -1 },
  '+': { kind: 'zoom', by: 1 },
  '=': { kind: 'zoom', by: 1 },
  '-': { kind: 'zoom', by: -1 },
};

export class CubeView {
  private readonly options: CubeOptions;
  private readonly view: SpaceView;
  private readonly stop = new AbortController();

  constructor(options: CubeOptions) {
    this.options = options;
    const { holder, dressedAs, look, select, hover, lost } = options;
    const space: SpaceState = { ...firstSpace, view: viewsOf(look().game.session.shape)[0] ?? 'cube' };
    this.view = new SpaceView({
      look: () => ({ ...look(), space }),
      dressedAs,
      leastPixels: () => 0,
      // On a page among other things nothing moves by itself.
      mayMove: () => false,
      select,
      hover,
      open: () => this.goHome(),
    });
    const { canvas, rig } = this.view;
    let before = '';
    rig.controls.addEventListener('start', () => {
      before = this.camera;
    });
    // A click that chooses a cell turns nothing.
    rig.controls.addEventListener('end', () => {
      if (this.camera !== before) this.tell();
    });
    canvas.tabIndex = 0;
    canvas.addEventListener('keydown', event => this.press(event), { signal: this.stop.signal });
    rig.controls.enablePan = false;
    this.allowZoom(false);
    this.update();
    this.view.showIn(holder, lost);
    this.aim(options.camera);
  }

  /** Shows the game as it is when the next picture is drawn. */
  update(): void {
    const { session } = this.options.look().game;
    const { name, cellCount } = session.shape;
    const label = texts.element.inSpace(name, cellCount - session.openCells, cellCount);
    this.view.canvas.setAttribute('aria-label', label);
    this.view.update();
  }

  /** Looks from where a text says, or from the usual place. */
  aim(camera: string): void {
    const viewpoint = parseCamera(camera);
    if (viewpoint) this.view.rig.look(viewpoint);
    else this.goHome();
  }

  refreshColours(): void {
    this.view.refreshColours();
  }

  /** The wheel and two fingers are the page's, until somebody is at the element. */
  allowZoom(allowed: boolean): void {
    this.view.rig.controls.enableZoom = allowed;
    this.view.canvas.style.touchAction = allowed ? 'pan-y' : 'pan-y pinch-zoom';
  }

  dispose(): void {
    this.stop.abort();
    this.view.dispose();
  }

  private press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const wish = wishes[event.key];
    if (event.key === 'Home') this.goHome();
    else if (wish) this.view.rig.grant(wish);
    else return;
    this.tell();
    event.preventDefault();
    event.stopPropagation();
  }

  private get camera(): string {
    return makeCamera(this.view.rig.viewpoint);
  }

  private tell(): void {
    this.options.turned(this.camera);
  }

  private goHome(): void {
    this.view.rig.home();
  }
}
