/** Houses in space: lines as beams, boxes as sheets, containers as blocks; one draw call for all of them. */
import {
  BoxGeometry,
  type Color,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  Quaternion,
  Vector3,
} from 'three';
import { type SpaceLayout, scaleOfCell } from './layout.js';

/** A straight part of space, by two corners. */
export interface Solid {
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
  readonly colour: Color;
}

const most = 64;

export class Solids extends InstancedMesh<BoxGeometry, MeshBasicMaterial> {
  constructor() {
    super(new BoxGeometry(1, 1, 1), new MeshBasicMaterial({ transparent: true, depthWrite: false }), most);
    this.frustumCulled = false;
    this.renderOrder = 1;
    this.count = 0;
  }

  show(solids: readonly Solid[], opacity: number): void {
    this.material.opacity = opacity;
    this.count = Math.min(most, solids.length);
    this.visible = this.count > 0;
    const matrix = new Matrix4();
    const upright = new Quaternion();
    for (let i = 0; i < this.count; i++) {
      const { from, to, colour } = solids[i];
      const [a, b] = [new Vector3(...from), new Vector3(...to)];
      matrix.compose(a.clone().add(b).multiplyScalar(0.5), upright, b.sub(a));
      this.setMatrixAt(i, matrix);
      this.setColorAt(i, colour);
    }
    this.instanceMatrix.needsUpdate = true;
    if (this.instanceColor) this.instanceColor.needsUpdate = true;
  }

  override dispose(): void {
    super.dispose();
    this.geometry.dispose();
    this.material.dispose();
  }
}

/** The part of space that cells take up: thin where they do not spread, so that lines are beams and boxes are sheets. */
export function solidAround(
  layout: Pick<SpaceLayout, 'positions' | 'scales'>,
  cells: readonly number[],
  colour: Color,
  isBeam: boolean,
): Solid {
  const from: [number, number, number] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  ];
  const to: [number, number, number] = [
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  const { positions } = layout;
  const scale = scaleOfCell(layout, cells[0]);
  for (const cell of cells) {
    for (let i = 0; i < 3; i++) {
      from[i] = Math.min(from[i], positions[3 * cell + i]);
      to[i] = Math.max(to[i], positions[3 * cell + i]);
    }
  }
  for (let i = 0; i < 3; i++) {
    const half = scale * (to[i] - from[i] < 0.5 * scale ? (isBeam ? 0.17 : 0.07) : 0.5);
    from[i] -= half;
    to[i] += half;
  }
  return { from, to, colour };
}
