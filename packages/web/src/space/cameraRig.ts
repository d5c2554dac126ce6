/**
 * The one camera of a view in space. It orbits around a target by hand, by wish and by itself, and it keeps its place whatever
 * happens to the canvas: where this gets another size, as much is seen as before. Without perspective it is the same camera, seen
 * through another lens, so that nothing else needs to know.
 */
import { OrthographicCamera, PerspectiveCamera, Spherical, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import {
  facePlace,
  facingOf,
  fieldOfView,
  goRound,
  matchLens,
  placeFrom,
  shiftIntoView,
  tangent,
  usualPlace,
} from './camera.js';
import { Easing } from './easing.js';
import type { Facing, SpaceLayout } from './layout.js';
import type { Lens } from './spaceState.js';
import type { Viewpoint } from './viewText.js';
import type { Wish } from './wish.js';

const easeMilliseconds = 260;
const reaches = { least: 2, most: 400 } as const;

export interface RigOptions {
  readonly canvas: HTMLCanvasElement;
  /** What is looked at, as it is now. */
  readonly layout: () => SpaceLayout;
  /** Whether it is flat and seen from the front. */
  readonly isFlat: () => boolean;
  readonly lens: () => Lens;
  /** How many pixels a cell has at least when nobody has come nearer. */
  readonly leastPixels: () => number;
  readonly mayMove: () => boolean;
  /** Something has moved, and a frame is wanted. */
  readonly moved: () => void;
}

export class CameraRig {
  readonly controls: OrbitControls;
  private readonly options: RigOptions;
  private readonly wide = new PerspectiveCamera(fieldOfView, 1, 0.5, 2000);
  private readonly parallel = new OrthographicCamera();
  private readonly gliding: Easing;
  private width = 0;
  private height = 0;
  /** Until somebody moves it, the camera stands where everything fits. */
  private isHome = true;
  private wanted: Viewpoint | undefined;
  /** From where it looked when its target was last chosen. */
  private turnedFrom: Vector3 | undefined;

  constructor(options: RigOptions) {
    this.options = options;
    this.gliding = new Easing(options.mayMove, easeMilliseconds);
    this.controls = new OrbitControls(this.wide, options.canvas);
    this.controls.enableDamping = false;
    this.controls.minDistance = reaches.least;
    this.controls.maxDistance = reaches.most;
    this.controls.addEventListener('change', this.change);
    this.controls.addEventListener('start', this.leaveHome);
  }

  /** The camera to draw and to pick with. */
  get camera(): PerspectiveCamera | OrthographicCamera {
    if (this.options.lens() === 'perspective') return this.wide;
    matchLens(this.parallel, this.wide, this.reach);
    return this.parallel;
  }

  /** From where it looks, seen from the target. */
  get direction(): Vector3 {
    return this.wide.position.clone().sub(this.controls.target).normalize();
  }

  /** Where right and up are on the screen. */
  get facing(): Facing {
    const { right, up } = facingOf(this.direction);
    return { right: right.toArray(), up: up.toArray() };
  }

  /** How many pixels a unit takes where the camera looks at. */
  get pixelsPerUnit(): number {
    return this.height / (2 * tangent * this.reach);
  }

  private get reach(): number {
    return this.wide.position.distanceTo(this.controls.target);
  }

  private get aspect(): number {
    return Math.max(0.2, this.width / Math.max(1, this.height));
  }

  /** Whether there is a canvas to see anything on. */
  private get isSeen(): boolean {
    return this.width > 0 && this.height > 0;
  }

  private fitFrom(direction: Vector3): number {
    return placeFrom(this.options.layout(), direction, this.aspect).length();
  }

  /** The canvas has another size; what was seen is seen. */
  resize(width: number, height: number): void {
    if (width === 0 || height === 0 || (width === this.width && height === this.height)) return;
    const kept = this.chosen;
    this.width = width;
    this.height = height;
    this.wide.aspect = width / height;
    this.wide.updateProjectionMatrix();
    if (kept) this.look(kept);
    else this.home();
  }

  /** What is looked at has become larger or smaller, as when layers are pulled apart. */
  refit(before: SpaceLayout): void {
    if (!this.isSeen) return;
    if (this.isHome) {
      this.home();
      return;
    }
    const { direction, controls, wide } = this;
    const [fitted, fits] = [before, this.options.layout()].map(layout =>
      placeFrom(layout, direction, this.aspect).length(),
    );
    wide.position
      .sub(controls.target)
      .multiplyScalar(fits / fitted)
      .add(controls.target);
    this.arrive();
  }

  get viewpoint(): Viewpoint {
    if (this.wanted) return this.wanted;
    const { direction } = this;
    return {
      direction: direction.toArray(),
      target: this.controls.target.toArray(),
      nearness: this.fitFrom(direction) / this.reach,
    };
  }

  /** The viewpoint, if somebody has chosen it. */
  get chosen(): Viewpoint | undefined {
    return this.wanted ?? (this.isHome || !this.isSeen ? undefined : this.viewpoint);
  }

  /** Goes to a viewpoint at once, or as soon as there is a canvas. */
  look(viewpoint: Viewpoint): void {
    this.gliding.stop();
    this.isHome = false;
    this.wanted = this.isSeen ? undefined : viewpoint;
    if (!this.isSeen) return;
    const direction = new Vector3().fromArray(viewpoint.direction).normalize();
    this.controls.target.fromArray(viewpoint.target);
    const reach = this.fitFrom(direction) / viewpoint.nearness;
    this.wide.position.copy(direction).multiplyScalar(reach).add(this.controls.target);
    this.aimAnew();
  }

  /** The usual place, at once, or as soon as there is a canvas: without one there is no such place. */
  home(): void {
    this.gliding.stop();
    this.isHome = true;
    this.wanted = undefined;
    if (!this.isSeen) return;
    this.controls.target.set(0, 0, 0);
    this.wide.position.copy(this.homePlace());
    this.aimAnew();
  }

  private homePlace(): Vector3 {
    const place = usualPlace(this.options.layout(), this.options.isFlat(), this.aspect);
    return place.clampLength(0, this.height / (2 * tangent * this.options.leastPixels()));
  }

  grant(wish: Wish): void {
    this.gliding.stop();
    if (wish.kind === 'reset') {
      this.glideTo(this.homePlace());
      this.isHome = true;
      return;
    }
    this.leaveHome();
    if (wish.kind === 'face') this.glideTo(facePlace(this.options.layout(), wish.axis, this.aspect));
    else if (wish.kind === 'zoom') this.zoomBy(wish.by);
    else if (wish.kind === 'orbit') this.orbitBy(wish.across, wish.up);
    else this.panBy(wish.across, wish.up);
  }

  /** Everything is seen from a direction. */
  lookFrom(direction: Vector3): void {
    this.isHome = false;
    this.glideTo(placeFrom(this.options.layout(), direction, this.aspect));
  }

  /** Brings a point into the picture if it is not there. */
  reveal(point: Vector3): void {
    if (!this.isSeen || this.gliding.isMoving) return;
    const { camera } = this;
    camera.updateMatrixWorld();
    const shift = shiftIntoView(point, camera);
    if (!shift) return;
    this.leaveHome();
    this.controls.target.add(shift);
    this.wide.position.add(shift);
    this.arrive();
  }

  /** Turns around the target, by steps across and up; never over the poles. */
  private orbitBy(across: number, up: number): void {
    const { target } = this.controls;
    const around = new Spherical().setFromVector3(this.wide.position.clone().sub(target));
    around.theta += across * 0.2;
    around.phi = Math.max(0.02, Math.min(Math.PI - 0.02, around.phi - up * 0.2));
    this.wide.position.setFromSpherical(around).add(target);
    this.arrive();
  }

  private zoomBy(by: number): void {
    const { target } = this.controls;
    this.wide.position
      .sub(target)
      .multiplyScalar(0.85 ** by)
      .add(target);
    this.arrive();
  }

  private panBy(across: number, up: number): void {
    const side = new Vector3().setFromMatrixColumn(this.wide.matrix, 0).multiplyScalar(across);
    const shift = new Vector3().setFromMatrixColumn(this.wide.matrix, 1).multiplyScalar(up).add(side);
    this.controls.target.add(shift);
    this.wide.position.add(shift);
    this.arrive();
  }

  /** Goes to a place around the middle, in an arc rather than through what is there. */
  private glideTo(place: Vector3): void {
    const { controls, wide } = this;
    const fromTarget = controls.target.clone();
    const from = wide.position.clone().sub(fromTarget);
    this.gliding.run(share => {
      const reach = from.length() * (1 - share) + place.length() * share;
      const direction = from.clone().normalize().lerp(place.clone().normalize(), share);
      controls.target.copy(fromTarget).multiplyScalar(1 - share);
      wide.position.copy(direction.normalize().multiplyScalar(reach)).add(controls.target);
      this.aimAnew();
    });
  }

  private arrive(): void {
    this.controls.update();
    this.options.moved();
  }

  private readonly change = (): void => {
    this.turnTarget();
    this.options.moved();
  };

  /** What stands side by side on the screen goes round with the camera; so what was in the middle of the picture stays there. */
  private turnTarget(): void {
    const { direction, controls, turnedFrom } = this;
    this.turnedFrom = direction;
    if (!this.options.layout().cubes || !turnedFrom || turnedFrom.distanceTo(direction) < 1e-9) return;
    const { target } = controls;
    const shift = goRound(target, turnedFrom, direction).sub(target);
    target.add(shift);
    this.wide.position.add(shift);
  }

  /** A target that was chosen for the direction it is seen from. */
  private aimAnew(): void {
    this.turnedFrom = undefined;
    this.arrive();
  }

  private readonly leaveHome = (): void => {
    this.gliding.stop();
    this.isHome = false;
    this.wanted = undefined;
  };

  dispose(): void {
    this.gliding.stop();
    this.controls.removeEventListener('change', this.change);
    this.controls.removeEventListener('start', this.leaveHome);
    this.controls.dispose();
  }
}
