/**
 * The face of `<hyperdoku-board>`: what pages and programs can rely on. The element itself is made of the same rooms as the app and lives
 * with them, in `packages/web/src/element`; it implements this, and what is published is bundled from there.
 */

/** What the element shows: boards side by side, or the shape in space. */
export type BoardView = 'boards' | 'cube';

/** `light`, `dark` or `contrast`; empty follows the reader's system. */
export type BoardTheme = 'light' | 'dark' | 'contrast' | '';

/** The puzzle is there and can be played. */
export interface ReadyDetail {
  /** `9^3`: the shape as the engine writes it. */
  readonly shape: string;
  readonly clues: number;
}

/** A cell has changed. */
export interface ChangeDetail {
  /** The number of the cell in the engine, and its name: `r3c5`, `x3y5z2`. */
  readonly cell: number;
  readonly name: string;
  /** As the board shows it; empty when the cell was cleared. */
  readonly symbol: string;
  /** The whole filling as text. */
  readonly puzzle: string;
  /** How many cells are empty. */
  readonly open: number;
}

/** The last cell was filled, and everything is right. */
export interface SolvedDetail {
  /** Since the puzzle was given. */
  readonly milliseconds: number;
}

/** The reader has turned the shape in space, or come nearer. */
export interface CameraDetail {
  /** From where it is seen now, as the attribute `camera` takes it. */
  readonly camera: string;
}

/** Something could not be done; the element shows the sentence, too. */
export interface ProblemDetail {
  /** For programs: a code of the engine, or `no-webgl`, `no-cube`, `no-picture`. */
  readonly code: string;
  /** For people. */
  readonly message: string;
}

/** What the element tells the page; the events bubble, and `event.detail` holds this. */
export interface BoardEvents {
  readonly 'hyperdoku-ready': ReadyDetail;
  readonly 'hyperdoku-change': ChangeDetail;
  readonly 'hyperdoku-solved': SolvedDetail;
  readonly 'hyperdoku-camera': CameraDetail;
  readonly 'hyperdoku-problem': ProblemDetail;
}

/** How a picture of the game is wished for. */
export interface PictureWishes {
  /** One of the views that suit the shape; what the element shows if not said. */
  readonly view?: 'board' | 'hexagon' | 'slices' | 'stack' | 'exploded' | 'cube' | 'rhombic' | 'net';
  readonly as?: 'png' | 'svg';
  readonly theme?: 'paper' | 'dark' | 'contrast' | 'print';
}

/** The element. Properties that are attributes, too, are the same as these. */
export declare class HyperdokuBoard extends HTMLElement {
  /** The puzzle, in any text that the engine reads, or a link that holds it. Attribute. */
  puzzle: string;
  /** Boards, or the shape in space. Attribute. */
  view: BoardView;
  /**
   * From where the shape in space is seen: degrees around, degrees up, and how near, as in `30 25 1.2`; 1, or nothing, if everything just
   * fits. Empty is the usual place. Attribute; turning the shape does not change it, but is told by `hyperdoku-camera`.
   */
  camera: string;
  /** Whether readers can fill it in. Attribute. */
  playable: boolean;
  /** The colours; empty follows the system. Attribute. */
  theme: BoardTheme;
  /** The filling as text: clues and entries. A filling that is set must have the clues of the puzzle. */
  value: string;
  /** Whether every cell is filled and nothing contradicts. */
  readonly solved: boolean;
  /** Takes the last move back; whether there was one. */
  undo(): boolean;
  /** Makes the move again that was taken back; whether there was one. */
  redo(): boolean;
  /** Back to the clues; undo brings the entries back. */
  reset(): void;
  /** Marks wrong entries and gives their names; undefined if no single solution is found in a moment. */
  check(): Promise<readonly string[] | undefined>;
  /** The game as it is now, as a picture; undefined if there is none, or none in this view. */
  picture(wishes?: PictureWishes): Promise<Blob | undefined>;
  /** Lets the reader save the picture as a file. */
  savePicture(wishes?: PictureWishes): Promise<void>;
  /** Prints the game, and nothing else of the page. */
  print(): Promise<void>;
}

type BoardEventMap = { [N in keyof BoardEvents]: CustomEvent<BoardEvents[N]> };

declare global {
  interface HTMLElementTagNameMap {
    'hyperdoku-board': HyperdokuBoard;
  }
  interface GlobalEventHandlersEventMap extends BoardEventMap {}
}
