/** Marks of constraints as small tiles among those of the cells, so that what is near covers what is far. */
import type { Cell } from '@hyperdoku/engine';
import type { Color } from 'three';
import type { PageColours } from '../colours.js';
import { type SpaceLayout, scaleOfCell } from '../layout.js';
import type { TileLook } from '../tileCodes.js';
import type { Tiles } from '../tiles.js';
import type { Accent } from './accents.js';
import type { Figures } from './figures.js';
import type { Mark } from './pieces.js';
import { middleBetween } from './tubes.js';

/** How much of a mark is seen. */
const opacities: Readonly<Record<Accent, number>> = {
  broken: 1,
  focused: 1,
  plain: 1,
  back: 0.92,
  finished: 0.6,
};

export class MarkLooks {
  private readonly figures: Figures;
  private readonly tiles: Tiles;
  /** The tile of the first mark. */
  private readonly first: number;
  private readonly glyphOf: (text: string) => number;

  constructor(figures: Figures, tiles: Tiles, first: number, glyphOf: (text: string) => number) {
    this.figures = figures;
    this.tiles = tiles;
    this.first = first;
    this.glyphOf = glyphOf;
  }

  /** Returns the tiles that are drawn at all. */
  draw(
    accents: readonly Accent[],
    layout: SpaceLayout,
    sight: ArrayLike<number>,
    colours: PageColours,
  ): Int32Array {
    const shown: number[] = [];
    for (const [i, { figure: owner, mark }] of this.figures.marks.entries()) {
      const figure = this.figures.list[owner];
      const cells = mark.at === 'corner' && !layout.rights ? bestSeen(figure.cells, sight) : mark.cells;
      const seen = Math.max(...cells.map(cell => sight[cell]));
      if (seen === 0) continue;
      const tile = this.first + i;
      const accent = accents[owner];
      const ink = colours.constraint(figure, accent === 'broken');
      shown.push(tile);
      const [x, y, z] = middleBetween(layout, cells[0], cells[cells.length - 1]);
      this.tiles.move(tile, x, y, z);
      this.tiles.set(tile, {
        size:
          mark.size * (layout.rights ? 1 : Math.min(1, layout.tile / 0.7)) * scaleOfCell(layout, cells[0]),
        ...groundAndInk(mark, ink, colours),
        opacity: seen * opacities[accent],
        glyph: this.glyphOf(mark.text),
        ring: 'none',
        shines: accent === 'focused' || accent === 'broken',
        form: mark.form,
        at: mark.at,
      });
    }
    return Int32Array.from(shown);
  }
}

/** The first of the cells that are seen best: there a sum stands. */
function bestSeen(cells: ReadonlySet<Cell>, sight: ArrayLike<number>): readonly [Cell] {
  let best: Cell = -1;
  for (const cell of cells) if (best < 0 || sight[cell] > sight[best]) best = cell;
  return [best];
}

function groundAndInk({ ground }: Mark, ink: Color, colours: PageColours): Pick<TileLook, 'ground' | 'ink'> {
  const paper = colours.token('--paper-raised');
  if (ground === 'ink') return { ground: ink, ink };
  const isInverse = colours.isDark ? ground === 'white' : ground === 'black';
  return isInverse ? { ground: ink, ink: paper } : { ground: paper, ink };
}
