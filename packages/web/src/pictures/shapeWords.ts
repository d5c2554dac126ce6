/** What a shape is called: its title in the catalog or in its own rule, else its spec. */
import { type CatalogEntry, catalog, type Shape } from '@hyperdoku/engine';

export const catalogEntryOf = (spec: string): CatalogEntry | undefined =>
  catalog.find(entry => entry.spec === spec);

export function titleOfShape({ name, spec }: Shape): string {
  if (spec.family === 'custom') return spec.rule.title ?? name.split(':')[0];
  return catalogEntryOf(name)?.title ?? name;
}

/** The spec, where it is short enough to tell something. */
export const shortSpec = ({ name, spec }: Shape): string => (spec.family === 'custom' ? '' : name);
