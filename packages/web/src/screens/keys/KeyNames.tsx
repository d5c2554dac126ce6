/** Keys as they are written in the table of bindings (`Ctrl Z, Ctrl Y`, `1 – 9`), each set as a key of its own. */
import { Fragment } from 'react';

/** What stands between keys: a comma or a dot between alternatives, a dash over a range, a space within a chord. */
const separators = /(, | · | – | )/;

export function KeyNames({ keys }: { readonly keys: string }) {
  const parts = keys.split(separators);
  return (
    <span className="keys">
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
        <Fragment key={i}>
          {i % 2 === 1 ? <span className="soft">{part === ', ' ? ' ' : part}</span> : <kbd>{part}</kbd>}
        </Fragment>
      ))}
    </span>
  );
}
