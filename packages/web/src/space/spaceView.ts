/**
 * A game in space on a canvas: the scene in step with the game, the camera, and the pointer on it. It is made once for a game and
 * goes wherever it is shown, for the app and the custom element alike; what is drawn is looked at when a frame is wanted.
 */
import type { Cell } from '@hyperdoku/engine';
import { Scene, Vector3, WebGLRenderer } from 'three';
import { type LightSettings, makeLights } from '../board/lights.js';
import type { GameState } from '../game/state.js';
import { CameraRig } from './cameraRig.js';
import { Easing } from './easing.js';
import { type TurnByHand, watchTurning } from './hyperDrag.js';
import { cellsUnder } from './picking.js';
import { type Gestures, watchPointer } from './pointing.js';
import { readGame } from './spaceInput.js';
import { SpaceScene } from './spaceScene.js';
import type { SpaceState } from './spaceState.js';
import { drawSpaceSvg } from './spaceSvg.js';
import { takePicture } from './takePicture.js';

/** How long tiles fly to other places. */
const flightMilliseconds = 200;

/** All that is to be seen, as it is now. */
interface SpaceLook {
  readonly game: GameState;
  readonly settings: LightSettings;
  readonly space: SpaceState;
}

export interface SpaceViewOptions extends Gestures {
  readonly look: () => SpaceLook;
  /** The element whose colours are taken; the whole page if not said otherwise. */
  readonly dressedAs?: Element;
  readonly leastPixels: () => number;
  readonly mayMove: () => boolean;
  /** What a dragging hand turns instead of the camera, by how far across and up it goes; nothing if it turns the camera. */
  readonly handTurns?: () => TurnByHand | undefined;
  /** The camera has moved. */
  readonly turned?: (view: SpaceView) => void;
}

export class SpaceView {
  readonly canvas: HTMLCanvasElement;
  readonly rig: CameraRig;
  scene: SpaceScene;
  private readonly options: SpaceViewOptions;
  private readonly renderer: WebGLRenderer;
  private readonly world = new Scene();
  private lights: Uint32Array;
  private readonly stops: (() => void)[] = [];
  private holder: HTMLElement | undefined;
  private readonly resizing: ResizeObserver;
  private frame = 0;
  /** Whether the scene shows less than what has happened. */
  private isLate = true;
  private readonly flight: Easing;
  private cursor: Cell | undefined;
  private seenAs: SpaceState['view'];
  private lost = (): void => {};

  constructor(options: SpaceViewOptions) {
    this.options = options;
    const { look } = options;
    const { game, space } = look();
    this.renderer = new WebGLRenderer({ antialias: true, alpha: true });
    this.renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.canvas = this.renderer.domElement;
    this.canvas.setAttribute('role', 'img');
    this.seenAs = space.view;
    this.scene = this.openScene(game, space);
    this.lights = new Uint32Array(this.scene.shape.cellCount);
    this.rig = new CameraRig({
      canvas: this.canvas,
      layout: () => this.scene.layout,
      isFlat: () => look().space.view === 'rhombic',
      lens: () => look().space.lens,
      leastPixels: options.leastPixels,
      mayMove: options.mayMove,
      moved: () => {
        this.draw();
        options.turned?.(this);
      },
    });
    this.flight = new Easing(options.mayMove, flightMilliseconds);
    this.resizing = new ResizeObserver(() => this.fit());
    const stop = new AbortController();
    this.canvas.addEventListener('webglcontextlost', () => this.lost(), { signal: stop.signal });
    this.stops.push(
      () => stop.abort(),
      () => this.resizing.disconnect(),
      watchTurning(this.canvas, options.handTurns ?? (() => undefined), isOn => {
        this.rig.controls.enableRotate = isOn;
      }),
      watchPointer(
        this.canvas,
        { cellsAt: point => this.cellsAt(point), hides: cell => this.scene.isFilled(cell) },
        options,
      ),
    );
  }

  private openScene(game: GameState, space: SpaceState): SpaceScene {
    const scene = new SpaceScene(game.session.shape, space, this.options.dressedAs);
    this.world.add(scene);
    return scene;
  }

  /** Goes to where it is shown; hears there if the browser takes the drawing away. */
  showIn(holder: HTMLElement, lost: () => void): void {
    this.lost = lost;
    this.resizing.disconnect();
    this.holder = holder;
    holder.replaceChildren(this.canvas);
    this.resizing.observe(holder);
    this.update();
    this.fit();
  }

  /** Leaves where it was shown, and can be shown again. */
  leave(holder: HTMLElement): void {
    if (this.holder !== holder) return;
    this.resizing.disconnect();
    this.holder = undefined;
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.canvas.remove();
  }

  /** Shows the game as it is when the next picture is drawn. */
  readonly update = (): void => {
    this.isLate = true;
    this.draw();
  };

  refreshColours(): void {
    this.scene.refreshColours();
    this.update();
  }

  /** The cells under a point of the canvas, the topmost first. */
  private cellsAt(point: { readonly x: number; readonly y: number }): readonly Cell[] {
    this.scene.face(this.rig.facing);
    const { camera } = this.rig;
    camera.updateMatrixWorld();
    return cellsUnder(point, camera, this.scene.drawn);
  }

  bringUpToDate(): void {
    if (!this.isLate) return;
    this.isLate = false;
    const { game, settings, space } = this.options.look();
    if (game.session.shape !== this.scene.shape) this.changeScene(game, space);
    const { layout: before, flights } = this.scene;
    makeLights(game, settings, this.lights);
    this.scene.update({
      ...readGame(game, settings),
      lights: this.lights,
      space,
      planes: space.place === 'large',
    });
    const now = this.scene.layout;
    if (this.scene.flights > flights)
      this.flight.run(share => {
        this.scene.arrived = share;
        this.draw();
      });
    if (this.seenAs !== space.view) this.rig.home();
    // What is pulled apart is seen from farther away.
    else if (now !== before && now.frames.length > 0 && before.frames.length > 0) this.rig.refit(before);
    this.seenAs = space.view;
    this.options.turned?.(this);
    this.follow(game.cursor);
  }

  /** Another rule has other cells, or other things to draw; the canvas and the camera stay. */
  private changeScene(game: GameState, space: SpaceState): void {
    this.world.remove(this.scene);
    this.scene.dispose();
    this.scene = this.openScene(game, space);
    this.lights = new Uint32Array(this.scene.shape.cellCount);
  }

  /** The cursor stays in the picture when it walks. */
  private follow(cursor: Cell): void {
    const isFirst = this.cursor === undefined;
    if (cursor === this.cursor) return;
    this.cursor = cursor;
    if (!isFirst && this.scene.sight[cursor] > 0) this.rig.reveal(this.placeOf(cursor));
  }

  private placeOf(cell: Cell): Vector3 {
    return new Vector3().fromArray(this.scene.layout.positions, 3 * cell);
  }

  private fit(): void {
    const { clientWidth: width, clientHeight: height } = this.holder ?? this.canvas;
    if (!this.holder || width === 0 || height === 0) return;
    this.bringUpToDate();
    this.renderer.setSize(width, height);
    this.rig.resize(width, height);
    if (this.cursor !== undefined && this.options.leastPixels() > 0)
      this.rig.reveal(this.placeOf(this.cursor));
    // At once: a canvas that has changed its size is empty.
    this.render();
  }

  /** Soon, and once for all that happens until then. */
  private draw(): void {
    if (this.holder) this.frame ||= requestAnimationFrame(() => this.render());
  }

  private render(): void {
    this.bringUpToDate();
    // What was asked for on the way is in this frame.
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.scene.face(this.rig.facing);
    const { camera, pixelsPerUnit } = this.rig;
    camera.updateMatrixWorld();
    this.scene.prepare(camera, pixelsPerUnit);
    this.renderer.render(this.world, camera);
    this.tell();
  }

  /** For tests and the curious: what was drawn last, and from where. */
  private tell(): void {
    const { render, memory } = this.renderer.info;
    const { direction, target, nearness } = this.rig.viewpoint;
    Object.assign(this.canvas.dataset, {
      calls: render.calls,
      geometries: memory.geometries,
      textures: memory.textures,
      viewpoint: [...direction, ...target, nearness].map(value => value.toFixed(4)).join(' '),
    });
  }

  /** The picture as it is now, so many times as fine. */
  picture(scale: number): Promise<Blob> {
    return takePicture(this.renderer, scale, () => this.render());
  }

  /** The same as lines and symbols that can be enlarged. */
  svg(): string {
    this.render();
    const { width, height } = this.canvas.getBoundingClientRect();
    return drawSpaceSvg(this.scene, this.rig.camera, {
      width: Math.round(width),
      height: Math.round(height),
    });
  }

  /** Gives everything back, the drawing context too: browsers have only so many of them. */
  dispose(): void {
    this.holder = undefined;
    this.flight.stop();
    cancelAnimationFrame(this.frame);
    for (const stop of this.stops) stop();
    this.rig.dispose();
    this.scene.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
    this.canvas.remove();
  }
}
