/** Puzzles that were begun and not finished, the latest first. */
import { parseSpec } from '@hyperdoku/engine';
import { useEffect, useState } from 'react';
import { ShapePicture } from '../../pictures/ShapePicture.js';
import { titleOfSpec } from '../../pictures/shapeWords.js';
import { makeRoute } from '../../route/route.js';
import { listGames } from '../../storage/games.js';
import type { GameRecord } from '../../storage/record.js';
import { language, texts } from '../../texts/index.js';

export function Unfinished() {
  const [games, setGames] = useState<readonly GameRecord[]>([]);
  useEffect(() => {
    let current = true;
    void listGames().then(all => current && setGames(all.filter(game => game.setting)));
    return () => {
      current = false;
    };
  }, []);
  if (games.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="unfinished">
      <h2 id="unfinished">{texts.setting.unfinished}</h2>
      <ul className="unfinished">
        {games.map(game => (
          <li key={game.id}>
            <a className="card" href={makeRoute({ screen: 'play', id: game.id })}>
              <span className="thumb">
                <ShapePicture spec={game.spec} />
              </span>
              <span className="grow">
                <strong>{titleOfSpec(game.spec)}</strong>
                <span className="soft small">{sayState(game)}</span>
              </span>
              <span className="go small">{texts.setting.goOn}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const dates = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });

function sayState({ spec, cellCount, openCells, updated }: GameRecord): string {
  const clues = cellCount - openCells;
  const constraints = countConstraints(spec);
  const parts = [
    ...(clues > 0 ? [texts.setting.clues(clues)] : []),
    ...(constraints > 0 ? [texts.setting.constraints(constraints)] : []),
  ];
  return [...(parts.length > 0 ? parts : [texts.setting.noClues]), dates.format(updated)].join(' · ');
}

function countConstraints(text: string): number {
  const spec = parseSpec(text);
  return spec.ok && spec.value.family === 'custom' ? (spec.value.rule.constraints?.length ?? 0) : 0;
}
