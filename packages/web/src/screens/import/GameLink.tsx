/** A text that is the link of a game, to go on with: no puzzle to be read, but a game to be opened. */
import { useEffect, useState } from 'react';
import { Icon } from '../../parts/Icon.js';
import { importTexts } from '../../texts/import.js';
import type { Source } from './reading.js';

const words = importTexts;

/** Longer files hold lists of puzzles. */
const longestFile = 2_000_000;

const readText = async (source: Source): Promise<string> => {
  if (source.kind !== 'files') return source.text;
  const [file] = source.files;
  return source.files.length === 1 && file.size <= longestFile ? file.text() : '';
};

/** The link, from its mark on; undefined where there is none. */
export function useGameLink(source: Source): string | undefined {
  const [link, setLink] = useState<string>();
  useEffect(() => {
    let current = true;
    readText(source).then(
      text => current && setLink(/#g=[\w.-]+/.exec(text)?.[0]),
      () => current && setLink(undefined),
    );
    return () => {
      current = false;
    };
  }, [source]);
  return link;
}

export const GameLink = ({ link }: { readonly link: string }) => (
  <section className="card stack game-link">
    <h2>{words.game}</h2>
    <p className="soft">{words.gameWhat}</p>
    <a className="button main" href={link}>
      <Icon name="play" />
      {words.openGame}
    </a>
  </section>
);
