/** One puzzle that was found: a picture where it is small enough, what it is, and a way to play it. */
import { memo } from 'react';
import { isBegun } from '../../library/addGame.js';
import { Icon } from '../../parts/Icon.js';
import { GridPicture } from '../../pictures/GridPicture.js';
import { shortSpec, titleOfSpec } from '../../pictures/shapeWords.js';
import { makeRoute } from '../../route/route.js';
import { importTexts } from '../../texts/import.js';
import { say, texts } from '../../texts/index.js';
import type { Found } from './reading.js';
import { isStudied, type Studied } from './useStudy.js';

const words = importTexts;
const longestAddress = 1_000_000;

interface FoundCardProps {
  readonly found: Found;
  /** What is known of its solutions, once it is. */
  readonly studied?: Studied | undefined;
  /** Plays a puzzle, or begins to set one where there is a rule alone. */
  readonly onOpen: (found: Found) => void;
}

/** While more is being read, the list is redrawn often and its cards stay the same. */
export const FoundCard = memo(function FoundCard({ found, studied, onOpen }: FoundCardProps) {
  const { sheet, clues, conflict, number, isRule } = found;
  const { shape } = sheet.grid;
  const name = sheet.about.title || (isRule ? titleOfSpec(shape.name) : words.puzzle(number));
  const isFull = clues === shape.cellCount;
  return (
    <li className="card found">
      <div className="found-picture">
        <GridPicture grid={sheet.grid} title={words.picture(name)} conflict={conflict?.cells} />
      </div>
      <div className="found-words">
        <strong>{name}</strong>
        <span className="small soft">
          {isRule ? words.rule : titleOfSpec(shape.name)} <span className="spec">{shortSpec(shape)}</span>
        </span>
        <span className="small soft">
          {isRule ? texts.shapes.cells(shape.cellCount) : words.clues(clues, shape.cellCount)}
        </span>
        {isBegun(sheet) && <span className="small soft">{words.begun}</span>}
        {sheet.leftOut && <span className="small soft">{words.leftOut(say.list(sheet.leftOut))}</span>}
        {conflict && (
          <span className="small trouble">
            {words.conflict} {say.problem(conflict)}
          </span>
        )}
        {isStudied(found) && !isFull && <Study studied={studied} />}
        {isFull && !conflict && <span className="small soft">{words.full}</span>}
        {isRule && <RuleActions name={name} spec={shape.name} onSet={() => onOpen(found)} />}
        {!conflict && !isRule && (
          <button
            type="button"
            className="button"
            aria-label={words.playThis(name)}
            onClick={() => onOpen(found)}
          >
            <Icon name="play" />
            {words.play}
          </button>
        )}
      </div>
    </li>
  );
});

/** One solution or not, and how hard it is: known before it is played. */
const Study = ({ studied }: { readonly studied: Studied | undefined }) => (
  <span className="found-study small" role="status" data-proof={studied?.proof ?? 'asking'}>
    {studied ? texts.play.proofShort[studied.proof] : texts.play.proofShort.asking}
    {studied?.grade?.status === 'graded' && <strong> · {say.level(studied.grade.level)}</strong>}
  </span>
);

interface RuleActionsProps {
  readonly name: string;
  readonly spec: string;
  readonly onSet: () => void;
}

/** What can be done with a rule. Where it is too long for an address, no other screen can be told of it. */
const RuleActions = ({ name, spec, onSet }: RuleActionsProps) => (
  <span className="found-actions">
    <button type="button" className="button" aria-label={words.setOn(name)} onClick={onSet}>
      <Icon name="pen" />
      {words.set}
    </button>
    {spec.length <= longestAddress && (
      <a className="button" aria-label={words.newOn(name)} href={makeRoute({ screen: 'new', spec })}>
        <Icon name="plus" />
        {words.make}
      </a>
    )}
  </span>
);
