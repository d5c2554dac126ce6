/** Opens the puzzle that a link holds, as a game of its own; whatever was in progress stays as it is. */
import { parseLink, type Result } from '@hyperdoku/engine';
import { useEffect, useState } from 'react';
import { addGrid } from '../library/addGame.js';
import { Icon } from '../parts/Icon.js';
import { Page } from '../parts/Page.js';
import { goTo, makeRoute } from '../route/route.js';
import { say, texts } from '../texts/index.js';
import '../styles/pages.css';

/** A link that is being opened: the same one however often the screen asks, so that no second game begins. */
const openings = new Map<string, Promise<Result<string>>>();

function openLink(link: string): Promise<Result<string>> {
  const known = openings.get(link);
  if (known) return known;
  const grid = parseLink(link);
  const opening = grid.ok ? addGrid(grid.value, 'link') : Promise.resolve(grid);
  openings.set(link, opening);
  void opening.finally(() => openings.delete(link)).catch(() => {});
  return opening;
}

export function LinkScreen({ link }: { readonly link: string }) {
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let current = true;
    setProblem(undefined);
    openLink(link).then(
      opened => {
        if (!current) return;
        if (opened.ok) goTo({ screen: 'play', id: opened.value }, 'replace');
        else setProblem(say.problem(opened.problem));
      },
      () => current && setProblem(texts.problems.notSaved),
    );
    return () => {
      current = false;
    };
  }, [link]);
  if (problem === undefined) {
    return (
      <Page title={texts.link.title} narrow>
        <p className="soft" role="status">
          {texts.link.opening}
        </p>
      </Page>
    );
  }
  return (
    <Page title={texts.link.failed} narrow>
      <div className="stack loose">
        <p className="trouble-card" role="alert">
          {problem}
        </p>
        <p className="soft">{texts.link.paste}</p>
        <div className="row">
          <a className="button main" href={makeRoute({ screen: 'home' })}>
            <Icon name="home" />
            {texts.problems.toHome}
          </a>
          <a className="button" href={makeRoute({ screen: 'import' })}>
            <Icon name="import" />
            {texts.link.toImport}
          </a>
        </div>
      </div>
    </Page>
  );
}
