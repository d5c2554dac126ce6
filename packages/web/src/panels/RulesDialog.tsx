/** What a shape asks for, in one sentence and a few pictures; shown when it is opened for the first time, and on demand. */
import { instantGrid, type Shape } from '@hyperdoku/engine';
import { useMemo } from 'react';
import { Dialog } from '../parts/Dialog.js';
import { Icon } from '../parts/Icon.js';
import { shortSpec, titleOfSpec } from '../pictures/shapeWords.js';
import { say, texts } from '../texts/index.js';
import { ExamplePicture } from './rules/ExamplePicture.js';
import { listExamples } from './rules/examples.js';
import '../styles/dialogs.css';

interface RulesDialogProps {
  readonly shape: Shape;
  readonly onClose: () => void;
  /** Leads to guided moves, where the shape has some. */
  /** Which tour there is for the shape, and how to begin it. */
  readonly tour?: { readonly name: keyof typeof words.tour; readonly begin: () => void } | undefined;
}

const words = texts.rules;

/** Larger grids show no symbols in their pictures, and need not be filled for them. */
const mostCellsFilled = 10_000;

export function RulesDialog({ shape, onClose, tour }: RulesDialogProps) {
  const entry = say.shape(shape.name);
  const examples = useMemo(() => listExamples(shape), [shape]);
  const filling = useMemo(
    () => (shape.cellCount <= mostCellsFilled ? instantGrid(shape) : undefined),
    [shape],
  );
  return (
    <Dialog title={titleOfSpec(shape.name)} onClose={onClose} wide>
      <div className="rules-words">
        {entry && (
          <p className="soft">
            {entry.line} <span className="spec">{shortSpec(shape)}</span>
          </p>
        )}
        <p className="rule">{say.rule(shape.spec)}</p>
      </div>
      <ul className="examples" data-count={examples.length}>
        {examples.map(example => (
          <li key={example.sentence}>
            <div className="example-picture">
              <ExamplePicture shape={shape} example={example} filling={filling} />
            </div>
            <p>
              {example.sentence} <span className="soft small">{words.all(example.count)}</span>
            </p>
          </li>
        ))}
      </ul>
      {shape.constraints.length > 0 && (
        <ul className="constraints">
          {shape.constraints.map((constraint, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the constraints of a shape never change
            <li key={index}>{say.constraint(shape, constraint)}</li>
          ))}
        </ul>
      )}
      <div className="sheet-foot">
        <p className="small soft">{words.colours}</p>
        <div className="foot-buttons">
          {tour && (
            <button type="button" className="button" onClick={tour.begin}>
              <Icon name="cube" />
              {words.tour[tour.name]}
            </button>
          )}
          <button type="button" className="button main" onClick={onClose}>
            {words.gotIt}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
