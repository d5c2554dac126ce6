/**
 * Hulls and tubes in the scene. Their geometry is made when the layout changes; a change of the game changes numbers in two
 * tables, the looks by constraint and the sight by cell.
 */
import type { Cell, Shape } from '@hyperdoku/engine';
import { Group } from 'three';
import type { PageColours } from '../colours.js';
import type { SpaceLayout } from '../layout.js';
import { makeTable, type Table } from '../tables.js';
import type { Tiles } from '../tiles.js';
import type { Accent } from './accents.js';
import type { Figures } from './figures.js';
import { type Clarity, fullGlass, HullMesh, type OwnedFace } from './hullMesh.js';
import { hullOf } from './hulls.js';
import { type OwnedTube, TubeMesh } from './tubeMesh.js';
import { tubesOfCone, tubesOfHull, tubesOfStroke } from './tubes.js';

/** How strong hulls and tubes are. */
const strengths: Readonly<Record<Accent, number>> = {
  broken: 1,
  focused: 1,
  plain: 0.68,
  back: 0.54,
  finished: 0.34,
};

/** The thicker what is drawn of constraints lies, the thinner is glass. */
const clarityOf = (steep: number): Clarity => ({ glass: fullGlass / steep, most: 0.85, steep });

/** On a surface nothing lies behind. */
const shallow: Clarity = { glass: fullGlass, most: 0, steep: 1 };

export class ConstraintBodies extends Group {
  private readonly shape: Shape;
  private readonly figures: Figures;
  private readonly owners: Table;
  private readonly sights: Table;
  /** How strong hulls are that do not stand out: less where there are many. */
  private readonly calm: number;
  private readonly hulls: HullMesh;
  private readonly tubes: TubeMesh;

  constructor(shape: Shape, figures: Figures, { near, far }: Tiles['depth'], lies: boolean) {
    super();
    this.shape = shape;
    this.figures = figures;
    this.calm = lies ? 1 : figures.steep ** -0.1;
    this.owners = makeTable(figures.list.length, 4);
    this.sights = makeTable(shape.cellCount, 1);
    const shared = {
      owners: { value: this.owners.texture },
      sights: { value: this.sights.texture },
      near,
      far,
    };
    this.hulls = new HullMesh(shared, lies ? shallow : clarityOf(figures.steep));
    this.tubes = new TubeMesh(shared, lies ? 0 : 0.6);
    // On a surface they lie upon the cells, and what is written on these is drawn again above them.
    this.hulls.renderOrder = lies ? 2.2 : 1.2;
    this.tubes.renderOrder = lies ? 2.4 : 1.4;
    this.add(this.hulls, this.tubes);
  }

  place(layout: SpaceLayout): void {
    const { shape, figures } = this;
    const faces: OwnedFace[] = [];
    const tubes: OwnedTube[] = [];
    for (const [owner, { hulls, strokes, cones }] of figures.list.entries()) {
      for (const hull of hulls)
        for (const face of hullOf(shape, layout, hull.cells, hull.inset))
          faces.push({ ...face, owner, fill: hull.fill });
      const parts = [
        ...hulls.flatMap(hull => tubesOfHull(layout, hull, figures.touching)),
        ...strokes.flatMap(stroke => tubesOfStroke(layout, stroke)),
        ...cones.flatMap(cone => tubesOfCone(layout, cone)),
      ];
      for (const tube of parts) tubes.push({ ...tube, owner });
    }
    this.hulls.show(faces);
    this.tubes.show(tubes);
  }

  dress(colours: PageColours): void {
    // Light on dark is stronger than dark on light.
    this.hulls.material.uniforms.thinned.value = colours.isDark ? 0.6 : 1;
    this.tubes.material.uniforms.fog.value = colours.token('--paper').toArray();
  }

  /** How each figure stands out, and how much of each cell is seen. */
  draw(accents: readonly Accent[], sight: ArrayLike<number>, colours: PageColours): void {
    const { owners, sights, figures } = this;
    if (figures.list.length === 0) return;
    for (const [i, figure] of figures.list.entries()) {
      const accent = accents[i];
      colours.constraint(figure, accent === 'broken').toArray(owners.data, 4 * i);
      const isCalm = figure.hulls.length > 0 && accent !== 'broken' && accent !== 'focused';
      owners.data[4 * i + 3] = strengths[accent] * (isCalm ? this.calm : 1);
    }
    for (let cell: Cell = 0; cell < sight.length; cell++) sights.data[cell] = sight[cell];
    owners.texture.needsUpdate = true;
    sights.texture.needsUpdate = true;
  }

  override dispose(): void {
    super.dispose();
    this.hulls.dispose();
    this.tubes.dispose();
    this.owners.texture.dispose();
    this.sights.texture.dispose();
  }
}
