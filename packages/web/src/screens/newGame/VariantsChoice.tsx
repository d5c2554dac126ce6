/** Kinds of constraints, any of them together; folded away until somebody wants one. */
import { type KindName, kindNames } from '@hyperdoku/engine';
import { say } from '../../texts/index.js';
import { newGameTexts } from '../../texts/newGame.js';

interface VariantsChoiceProps {
  readonly kinds: readonly KindName[];
  readonly onChange: (kinds: readonly KindName[]) => void;
}

/** In the order of the texts, the best known first. */
const offered = Object.keys(newGameTexts.kinds).filter((name): name is KindName =>
  kindNames.some(kind => kind === name),
);

export function VariantsChoice({ kinds, onChange }: VariantsChoiceProps) {
  const chosen = offered.filter(kind => kinds.includes(kind));
  const names = chosen.map(kind => newGameTexts.kinds[kind]);
  return (
    <details className="further">
      <summary>
        {newGameTexts.variants}
        <span className="soft small"> {names.length > 0 ? say.list(names) : newGameTexts.variantsNone}</span>
      </summary>
      <div className="stack">
        <p className="soft small">{newGameTexts.variantsWhat}</p>
        <fieldset className="field">
          <legend className="unseen">{newGameTexts.variants}</legend>
          <div className="choices">
            {offered.map(kind => (
              <label key={kind} className="button">
                <input
                  type="checkbox"
                  checked={kinds.includes(kind)}
                  onChange={event =>
                    onChange(event.target.checked ? [...kinds, kind] : kinds.filter(other => other !== kind))
                  }
                />
                {newGameTexts.kinds[kind]}
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </details>
  );
}
