/** The shapes of the catalog as pictures to choose from, and a field for the name of any other. */
import { catalog } from '@hyperdoku/engine';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '../../parts/Icon.js';
import { ShapePicture } from '../../pictures/ShapePicture.js';
import { titleOfSpec } from '../../pictures/shapeWords.js';
import { newGameTexts } from '../../texts/newGame.js';

/** Stands for a shape that is not in the catalog. */
export const other = 'other';

interface ShapeChoiceProps {
  /** A spec of the catalog, or `other`. */
  readonly chosen: string;
  readonly onChoose: (chosen: string) => void;
}

export function ShapeChoice({ chosen, onChoose }: ShapeChoiceProps) {
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  // On a phone the shapes are one strip; the chosen one is brought into it.
  useEffect(() => {
    const strip = list.current;
    const tile = strip?.querySelector<HTMLElement>('label:has(:checked)');
    if (!strip || !tile) return;
    const middle = tile.offsetLeft - strip.offsetLeft - (strip.clientWidth - tile.clientWidth) / 2;
    strip.scrollTo({ left: middle });
  }, []);
  const tiles = [...catalog.map(spec => ({ value: spec, title: titleOfSpec(spec) })), otherTile];
  return (
    <fieldset className="field">
      <legend>{newGameTexts.shape}</legend>
      <div className="shape-tiles" ref={list}>
        {tiles.map(({ value, title }) => (
          <label key={value} className="shape-tile">
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            <span className="shape-tile-picture">
              {value === other ? <Icon name="plus" /> : <ShapePicture spec={value} />}
            </span>
            <span>{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const otherTile = { value: other, title: newGameTexts.otherShort };
