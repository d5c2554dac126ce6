/** The game in space on a canvas of its own: the app's scene without React. Heavy: fetched when a view first asks for it. */
import { PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { type LightSettings, makeLights } from '../board/lights.js';
import type { GameState } from '../game/state.js';
import { fieldOfView, orbitBy, pixelsPerUnit, usualPlace, zoomBy } from '../space/camera.js';
import { watchPointer } from '../space/pointing.js';
import { readGame } from '../space/spaceInput.js';
import { SpaceScene } from '../space/spaceScene.js';
import { firstSpace, type SpaceState } from '../space/spaceState.js';
import { viewsOf } from '../space/spaceViews.js';
import { texts } from '../texts/play.js';

export interface CubeOptions {
  /** Where the canvas goes; it fills it. */
  readonly holder: HTMLElement;
  /** The element whose colours are taken. */
  readonly dressedAs: Element;
  readonly look: () => { readonly game: GameState; readonly settings: LightSettings };
  readonly select: (cell: number) => void;
  readonly hover: (cell: number | undefined) => void;
  /** The browser took the drawing away. */
  readonly lost: () => void;
}

const turns: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export class CubeView {
  private readonly options: CubeOptions;
  private readonly space: SpaceState;
  private readonly renderer: WebGLRenderer;
  private readonly camera = new PerspectiveCamera(fieldOfView, 1, 0.5, 2000);
  private readonly world = new Scene();
  private readonly scene: SpaceScene;
  private readonly controls: OrbitControls;
  private readonly lights: Uint32Array;
  private readonly stops: (() => void)[] = [];
  /** Until somebody turns it, the cube fits the canvas, whatever its size. */
  private isAtHome = true;
  private frame = 0;
  /** Whether the scene shows less than what has happened. */
  private isLate = true;

  constructor(options: CubeOptions) {
    this.options = options;
    const { shape } = options.look().game.session;
    this.space = { ...firstSpace, view: viewsOf(shape)[0] ?? 'cube' };
    this.renderer = new WebGLRenderer({ antialias: true, alpha: true });
    this.renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.scene = new SpaceScene(shape, this.space, options.dressedAs);
    this.world.add(this.scene);
    this.lights = new Uint32Array(shape.cellCount);
    const canvas = this.renderer.domElement;
    this.controls = this.makeControls(canvas);
    this.watchCanvas(canvas);
    this.allowZoom(false);
    options.holder.replaceChildren(canvas);
    this.bringUpToDate();
    this.fit();
  }

  /** Shows the game as it is when the next picture is drawn. */
  update(): void {
    this.isLate = true;
    this.draw();
  }

  refreshColours(): void {
    this.scene.refreshColours();
    this.update();
  }

  /** The wheel and two fingers are the page's, until somebody is at the element. */
  allowZoom(allowed: boolean): void {
    this.controls.enableZoom = allowed;
    this.renderer.domElement.style.touchAction = allowed ? 'pan-y' : 'pan-y pinch-zoom';
  }

  /** Gives everything back, the drawing context too: browsers have only so many of them. */
  dispose(): void {
    cancelAnimationFrame(this.frame);
    for (const stop of this.stops) stop();
    this.controls.dispose();
    this.scene.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
    this.renderer.domElement.remove();
  }

  private bringUpToDate(): void {
    this.isLate = false;
    const { game, settings } = this.options.look();
    const { session } = game;
    makeLights(game, settings, this.lights);
    this.scene.update({
      ...readGame(game, settings),
      lights: this.lights,
      space: this.space,
      planes: false,
    });
    const { name, cellCount } = session.shape;
    const label = texts.element.inSpace(name, cellCount - session.openCells, cellCount);
    this.renderer.domElement.setAttribute('aria-label', label);
  }

  private makeControls(canvas: HTMLCanvasElement): OrbitControls {
    const controls = new OrbitControls(this.camera, canvas);
    controls.minDistance = 2;
    controls.maxDistance = 400;
    controls.enablePan = false;
    controls.addEventListener('change', () => this.draw());
    controls.addEventListener('start', () => {
      this.isAtHome = false;
    });
    return controls;
  }

  private watchCanvas(canvas: HTMLCanvasElement): void {
    const { holder, select, hover, lost } = this.options;
    canvas.tabIndex = 0;
    canvas.setAttribute('role', 'img');
    const stop = new AbortController();
    const { signal } = stop;
    canvas.addEventListener('webglcontextlost', lost, { signal });
    canvas.addEventListener('keydown', event => this.press(event), { signal });
    canvas.addEventListener('dblclick', () => this.goHome(), { signal });
    const resize = new ResizeObserver(() => this.fit());
    resize.observe(holder);
    this.stops.push(
      () => stop.abort(),
      () => resize.disconnect(),
      watchPointer(canvas, this.camera, this.scene, { select, hover }),
    );
  }

  private press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const turn = turns[event.key];
    const zoom = { '+': 1, '=': 1, '-': -1 }[event.key];
    if (event.key === 'Home') this.goHome();
    else if (turn) orbitBy(this.camera, ...turn);
    else if (zoom) zoomBy(this.camera, zoom);
    else return;
    if (event.key !== 'Home') this.isAtHome = false;
    event.preventDefault();
    event.stopPropagation();
    this.controls.update();
    this.draw();
  }

  private fit(): void {
    const { clientWidth: width, clientHeight: height } = this.options.holder;
    if (width === 0 || height === 0) return;
    this.renderer.setSize(width, height);
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    if (this.isAtHome) this.goHome();
    // At once: a canvas that has changed its size is empty.
    this.render();
  }

  private goHome(): void {
    this.isAtHome = true;
    this.camera.position.copy(usualPlace(this.scene.layout, false, this.camera.aspect));
    this.controls.target.set(0, 0, 0);
    this.controls.update();
    this.draw();
  }

  /** Soon, and once for all that happens until then. */
  private draw(): void {
    this.frame ||= requestAnimationFrame(() => this.render());
  }

  private render(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    if (this.isLate) this.bringUpToDate();
    this.scene.prepare(this.camera, pixelsPerUnit(this.camera, this.options.holder.clientHeight));
    this.renderer.render(this.world, this.camera);
  }
}
