/** The pages of a book, one at a time, as they will be printed. */
import { type Drawing, makeTheme, paperPalette, printTheme, themePainter } from '@hyperdoku/engine';
import { useEffect, useState } from 'react';
import { Icon } from '../../parts/Icon.js';
import { DrawingPicture } from '../../pictures/DrawingPicture.js';
import { printTexts } from '../../texts/print.js';
import type { BookPress } from '../../work/pressOutside.js';

const words = printTexts.book;
const painters = {
  plain: themePainter(printTheme),
  colour: themePainter(makeTheme({ ...paperPalette, paper: 'none' })),
};

interface LeavesProps {
  readonly press: BookPress;
  readonly pages: number;
  readonly colour: boolean;
  readonly onDownload: () => void;
}

export function Leaves({ press, pages, colour, onDownload }: LeavesProps) {
  const [index, setIndex] = useState(0);
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    let current = true;
    press.page(index).then(
      page => current && setDrawing(page),
      error => console.warn(error),
    );
    return () => {
      current = false;
    };
  }, [press, index]);
  return (
    <section className="leaves stack" aria-label={words.pages(pages)}>
      <div className="row">
        <button type="button" className="button main" onClick={onDownload}>
          <Icon name="import" />
          {words.download}
        </button>
        <button
          type="button"
          className="button icon-only"
          aria-label={words.before}
          disabled={index === 0}
          onClick={() => setIndex(index - 1)}
        >
          <Icon name="back" />
        </button>
        <span aria-live="polite">{words.page(index + 1, pages)}</span>
        <button
          type="button"
          className="button icon-only turned"
          aria-label={words.next}
          disabled={index + 1 === pages}
          onClick={() => setIndex(index + 1)}
        >
          <Icon name="back" />
        </button>
      </div>
      {drawing && (
        <div className="leaf">
          <DrawingPicture
            drawing={drawing}
            scale={1}
            painter={painters[colour ? 'colour' : 'plain']}
            className="leaf-picture"
            title={words.page(index + 1, pages)}
          />
        </div>
      )}
    </section>
  );
}
