/**
 * The far walls of every cube, ruled like graph paper: a fine line for each cell and a stronger one where boxes meet. The near
 * walls are left out, so that the viewer looks into a room; one draw call for all cubes.
 */
import {
  BackSide,
  BoxGeometry,
  type Color,
  GLSL3,
  InstancedMesh,
  Matrix4,
  Quaternion,
  ShaderMaterial,
  Vector3,
} from 'three';
import type { Part } from './parts.js';

const vertexShader = `
precision highp float;
out vec3 place;
out vec3 side;
void main() {
  place = position + 0.5;
  side = abs(normal);
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4(position, 1.0);
}
`;

const fragmentShader = `
precision highp float;
in vec3 place;
in vec3 side;
uniform vec3 ink;
uniform vec3 cells;
uniform vec3 blocks;
out vec4 colour;
float ruled(vec3 at) {
  vec3 step = max(fwidth(at), vec3(1e-5));
  vec3 apart = abs(at - round(at)) / step + side * 1e4;
  // Lines that would run into each other vanish.
  vec3 room = 1.0 - smoothstep(0.12, 0.35, step);
  vec3 lines = (1.0 - smoothstep(0.3, 1.1, apart)) * room;
  return max(lines.x, max(lines.y, lines.z));
}
void main() {
  // The floor is a little darker than the walls.
  float ground = dot(side, vec3(0.022, 0.04, 0.012));
  float fine = ruled(place * cells);
  float strong = ruled(place * cells / blocks);
  colour = linearToOutputTexel(vec4(ink, max(ground, max(0.09 * fine, 0.26 * strong))));
}
`;

export class Walls extends InstancedMesh<BoxGeometry, ShaderMaterial> {
  private readonly most: number;

  constructor(most: number) {
    super(
      new BoxGeometry(1, 1, 1),
      new ShaderMaterial({
        glslVersion: GLSL3,
        vertexShader,
        fragmentShader,
        side: BackSide,
        transparent: true,
        depthWrite: false,
        uniforms: { ink: { value: [0, 0, 0] }, cells: { value: [1, 1, 1] }, blocks: { value: [1, 1, 1] } },
      }),
      most,
    );
    this.most = most;
    this.frustumCulled = false;
    this.renderOrder = -1;
  }

  /** Rooms of this many cells each way; blocks say how many cells a box spans. */
  show(rooms: readonly Part[], cells: readonly number[], blocks: readonly number[], ink: Color): void {
    this.count = Math.min(this.most, rooms.length);
    this.visible = this.count > 0;
    const matrix = new Matrix4();
    const upright = new Quaternion();
    for (let i = 0; i < this.count; i++) {
      const [from, to] = rooms[i].map(corner => new Vector3().fromArray(corner));
      matrix.compose(from.clone().add(to).multiplyScalar(0.5), upright, to.sub(from));
      this.setMatrixAt(i, matrix);
    }
    this.instanceMatrix.needsUpdate = true;
    const { uniforms } = this.material;
    uniforms.cells.value = cells;
    uniforms.blocks.value = blocks;
    uniforms.ink.value = ink.toArray();
  }

  override dispose(): void {
    super.dispose();
    this.geometry.dispose();
    this.material.dispose();
  }
}
