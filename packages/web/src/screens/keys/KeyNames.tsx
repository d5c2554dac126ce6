/** Keys as they are written in the table of bindings (`Ctrl Z, Ctrl Y`, `1 – 9`), each set as a key of its own. */
import { Fragment } from 'react';

const alternatives = /, | · /;
const modifiers: ReadonlySet<string> = new Set(['Ctrl', 'Shift', 'Alt']);

export const KeyNames = ({ keys }: { readonly keys: string }) => (
  <span className="keys">
    {keys.split(alternatives).map(chord => (
      <span key={chord} className="chord">
        {chord.split(' ').map(name => (
          <Fragment key={name}>
            {name === '–' ? <span className="soft">{name}</span> : <kbd>{name}</kbd>}
            {modifiers.has(name) && <span className="soft">+</span>}
          </Fragment>
        ))}
      </span>
    ))}
  </span>
);
