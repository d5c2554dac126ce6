/** The colours of the page for use in space: the same tokens, the same precedence as the boards have in board.css. */
import { Color } from 'three';
import { type Light, light } from '../board/lights.js';

/** The ground of a cell by its lights; later ones win over earlier ones. */
const grounds: readonly (readonly [Light, string])[] = [
  ['box5', '--box5'],
  ['box4', '--box4'],
  ['box3', '--box3'],
  ['box2', '--box2'],
  ['box1', '--box1'],
  ['box0', '--box0'],
  ['line', '--line'],
  ['same', '--same'],
  ['possible', '--possible'],
  ['house', '--house'],
  ['cover', '--cover'],
  ['look', '--pattern'],
  ['pattern', '--pattern'],
  ['fin', '--fin'],
  ['gone', '--gone'],
  ['differing', '--box1'],
  // A ring says that it is selected, too.
  ['selected', '--selected'],
  ['placed', '--placed'],
  ['conflict', '--conflict-ground'],
  ['fresh', '--placed'],
];

/** The marks that colour hulls: neighbours in this list differ most, and the last is most like a conflict. */
const hullMarks = [0, 4, 3, 2, 5, 1] as const;

/** The name of a token or, for hulls, the number of a tint. */
interface Tinted {
  readonly colour: 'tinted' | `--${string}`;
  readonly tint: number;
}

export class PageColours {
  private readonly style: CSSStyleDeclaration;
  private readonly known = new Map<string, Color>();
  private readonly groundsByLights = new Map<number, Color | undefined>();

  /** As they are at an element of the page. */
  constructor(element: Element) {
    this.style = getComputedStyle(element);
  }

  /** A colour of the page by the name of its token. */
  token(name: string): Color {
    let colour = this.known.get(name);
    if (!colour) {
      colour = new Color(this.style.getPropertyValue(name).trim() || '#888888');
      this.known.set(name, colour);
    }
    return colour;
  }

  get isDark(): boolean {
    const { r, g, b } = this.token('--paper');
    return r + g + b < 0.6;
  }

  /** The ground of a filled cell that nothing lights: it stands out from the paper in the dark, too. */
  card(isClue: boolean): Color {
    return this.mixed(isClue ? '--paper-sunk' : '--paper-raised', isClue ? 0.045 : 0, isClue ? 0.1 : 0.05);
  }

  /** The colour of a house that has a body in space; in the dark the colours of grounds would be lost. */
  body(name: string): Color {
    const mark = /^box(\d)$/.exec(name)?.[1];
    if (!this.isDark) return this.token(`--${name}`);
    return this.token(mark ? `--mark${mark}` : '--mark-line');
  }

  /** The colour of what is drawn for a constraint. Hulls have six colours, and the same with more ink where these are not enough. */
  constraint({ colour, tint }: Tinted, isBroken: boolean): Color {
    if (isBroken) return this.token('--conflict');
    if (colour !== 'tinted') return this.token(colour);
    const plain = this.token(`--mark${hullMarks[tint % hullMarks.length]}`);
    if (tint < hullMarks.length) return plain;
    const key = `tint ${tint}`;
    const known = this.known.get(key) ?? plain.clone().lerp(this.token('--ink'), 0.5);
    this.known.set(key, known);
    return known;
  }

  /** A colour with some ink in it. */
  private mixed(name: string, inLight: number, inDark: number): Color {
    const key = `${name} and ink`;
    let colour = this.known.get(key);
    if (!colour) {
      const ground = this.token(this.isDark ? '--paper-raised' : name);
      colour = ground.clone().lerp(this.token('--ink'), this.isDark ? inDark : inLight);
      this.known.set(key, colour);
    }
    return colour;
  }

  /** The ground that lights give a cell, if any. */
  ground(lights: number): Color | undefined {
    if (this.groundsByLights.has(lights)) return this.groundsByLights.get(lights);
    const top = grounds.findLast(([name]) => (lights >>> light[name]) & 1);
    const colour = top && this.token(top[1]);
    this.groundsByLights.set(lights, colour);
    return colour;
  }

  symbol(lights: number): Color {
    if (((lights >>> light.conflict) | (lights >>> light.wrong)) & 1) return this.token('--conflict');
    return this.token((lights >>> light.clue) & 1 ? '--ink' : '--entry');
  }
}
