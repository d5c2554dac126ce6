/** The picture of a shape of the catalog, from the sprite; a plain cube for all others. */
import { catalog, pictureId } from '@hyperdoku/engine';
import { Icon } from '../parts/Icon.js';
import './pictures.css';

const known = new Set<string>(catalog);

export function ShapePicture({ spec }: { readonly spec: string }) {
  if (!known.has(spec)) return <Icon name="cube" />;
  return (
    <svg className="shape-picture" viewBox="0 0 240 240" aria-hidden="true">
      <use href={`./shapes.svg#${pictureId(spec)}`} />
    </svg>
  );
}
