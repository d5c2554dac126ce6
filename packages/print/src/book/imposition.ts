/** Booklets: two pages on each side of a sheet, in the order in which they come right when the sheets are folded together. */

/** The places of a booklet of so many pages, side by side as they are printed; undefined where a page stays empty. */
export function imposePages(
  pages: number,
): (readonly [left: number | undefined, right: number | undefined])[] {
  const all = Math.ceil(pages / 4) * 4;
  const page = (index: number): number | undefined => (index < pages ? index : undefined);
  return Array.from({ length: all / 4 }, (_, sheet) => {
    const [first, last] = [2 * sheet, all - 1 - 2 * sheet];
    return [
      [page(last), page(first)],
      [page(first + 1), page(last - 1)],
    ] as const;
  }).flat();
}
