/** Games of the library that are to be in a book. */
import { countFilled, makePuzzleText, Session } from '@hyperdoku/engine';
import { useMemo } from 'react';
import { titleOfSpec } from '../../pictures/shapeWords.js';
import type { GameRecord } from '../../storage/record.js';
import { printTexts } from '../../texts/print.js';
import type { BookPart } from '../../work/pressJobs.js';
import { useGames } from '../library/useGames.js';

const words = printTexts.book;
/** The latest are enough to choose from; all others can be written as text. */
const mostShown = 60;

type GamePart = Extract<BookPart, { puzzle: string }>;

interface GameChoiceProps {
  readonly chosen: readonly GamePart[];
  readonly onChange: (chosen: readonly GamePart[]) => void;
}

export function GameChoice({ chosen, onChange }: GameChoiceProps) {
  const { games } = useGames();
  const choices = useMemo(
    () =>
      (games ?? [])
        .filter(game => !game.setting)
        .slice(0, mostShown)
        .flatMap(read),
    [games],
  );
  if (choices.length === 0) return <p className="soft small">{words.noGames}</p>;
  return (
    <fieldset className="field book-games">
      <legend>{words.games}</legend>
      {choices.map(({ key, label, part }) => {
        const isChosen = chosen.some(({ puzzle }) => puzzle === part.puzzle);
        return (
          <label key={key} className="book-game">
            <input
              type="checkbox"
              checked={isChosen}
              onChange={() =>
                onChange(isChosen ? chosen.filter(({ puzzle }) => puzzle !== part.puzzle) : [...chosen, part])
              }
            />
            <span>{label}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** A game that cannot be read any more is not offered. */
function read({ id, title, spec, saved, puzzleId }: GameRecord) {
  const session = Session.restore(saved);
  if (!session.ok) return [];
  const { puzzle } = session.value;
  return [
    {
      key: id,
      label: words.gameLabel(title || titleOfSpec(spec), countFilled(puzzle)),
      part: { puzzle: makePuzzleText(puzzle), ...(puzzleId !== undefined && { id: puzzleId }) },
    },
  ];
}
