/** A step in words. What follows in a case is folded away until it is asked for; nothing of it is left out. */
import type { Telling } from '@hyperdoku/engine';
import { texts } from '../texts/index.js';
import '../styles/fold.css';
import '../styles/telling.css';

/** So many consequences stand in the text; more are folded. */
const mostInline = 2;

const isLeaf = ({ parts, end }: Telling): boolean => parts.length === 0 && end === undefined;

export function StepTelling({ telling }: { readonly telling: Telling }) {
  const { text, parts, end } = telling;
  if (parts.every(isLeaf) && parts.length <= mostInline)
    return <p>{[text, ...parts.map(part => part.text), end ?? ''].join(' ').trim()}</p>;
  return (
    <>
      <p>{text}</p>
      <Parts parts={parts} folds />
      {end !== undefined && <p>{end}</p>}
    </>
  );
}

/** What follows one by one, then the cases, each behind its first and last words. */
function Parts({ parts, folds = false }: { readonly parts: readonly Telling[]; readonly folds?: boolean }) {
  const leaves = parts.filter(isLeaf);
  const cases = parts.filter(part => !isLeaf(part));
  return (
    <>
      {leaves.length > 0 && <Leaves leaves={leaves} isFolded={folds && leaves.length > mostInline} />}
      {cases.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a case has no other name than its number
        <Case key={i} told={part} />
      ))}
    </>
  );
}

function Leaves({ leaves, isFolded }: { readonly leaves: readonly Telling[]; readonly isFolded: boolean }) {
  const list = (
    <ol className="told">
      {leaves.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  );
  if (!isFolded) return list;
  return (
    <details className="fold told">
      <summary>{texts.hint.follows(leaves.length)}</summary>
      {list}
    </details>
  );
}

function Case({ told: { text, parts, end } }: { readonly told: Telling }) {
  const words = end === undefined ? text.replace(/,$/, '') : `${text} ${end}`;
  if (parts.length === 0) return <p className="told">{words}</p>;
  return (
    <details className="fold told">
      <summary>{words}</summary>
      <div className="told">
        <Parts parts={parts} />
      </div>
    </details>
  );
}
