/** The papers that books are printed on, in points. */

/** The paper sizes of books. */
export const paperNames = ['a4', 'letter', 'a5'] as const;
/** The name of a paper size. */
export type PaperName = (typeof paperNames)[number];

export interface Paper {
  readonly width: number;
  readonly height: number;
  /** Around what is printed. */
  readonly margin: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const papers: Readonly<Record<PaperName, Paper>> = {
  a4: { width: 595.28, height: 841.89, margin: 45 },
  letter: { width: 612, height: 792, margin: 45 },
  a5: { width: 419.53, height: 595.28, margin: 34 },
};
/** Half a sheet of Letter, for booklets. */
const halfLetter: Paper = { width: 396, height: 612, margin: 34 };

/** The pages of a book; a booklet has two of them on each side of a sheet. */
export const pageOf = (name: PaperName, booklet: boolean): Paper =>
  booklet ? (name === 'letter' ? halfLetter : papers.a5) : papers[name];

/** Room for what is read; the number of the page stands below it. */
export const contentOf = ({ width, height, margin }: Paper): Box => ({
  x: margin,
  y: margin,
  width: width - 2 * margin,
  height: height - 2 * margin - 8,
});
