/** Opens the puzzle that a link holds, as a game of its own; whatever was in progress stays as it is. */
import { parseLink, type Result } from '@hyperdoku/engine';
import { useEffect, useState } from 'react';
import { addGrid } from '../library/addGame.js';
import { cellsRefused, mostCellsUnasked } from '../library/largeShape.js';
import { AskLarge } from '../parts/AskLarge.js';
import { afterPaint } from '../parts/afterPaint.js';
import { Icon } from '../parts/Icon.js';
import { Page } from '../parts/Page.js';
import { goTo, makeRoute } from '../route/route.js';
import { useSpace } from '../space/useSpace.js';
import { say, texts } from '../texts/index.js';
import '../styles/pages.css';

/** A link that is being opened: the same one however often the screen asks, so that no second game begins. */
const openings = new Map<string, Promise<Result<string>>>();

function openLink(link: string, mostCells: number | undefined): Promise<Result<string>> {
  const known = openings.get(link);
  if (known) return known;
  const opening = readLink(link, mostCells);
  openings.set(link, opening);
  void opening.finally(() => openings.delete(link)).catch(() => {});
  return opening;
}

async function readLink(link: string, mostCells: number | undefined): Promise<Result<string>> {
  if (mostCells === undefined) await afterPaint();
  const grid = parseLink(link, mostCells);
  return grid.ok ? addGrid(grid.value, 'link') : grid;
}

type Outcome = { readonly large: number } | { readonly problem: string };

/** After the puzzle, a link may say how it is seen in space. */
const viewMarker = '&view=';

export function LinkScreen({ link: whole }: { readonly link: string }) {
  const [link, view] = whole.split(viewMarker);
  const space = useSpace();
  const [isWanted, setWanted] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    let current = true;
    setOutcome(undefined);
    openLink(link, isWanted ? undefined : mostCellsUnasked).then(
      opened => {
        if (!current) return;
        if (opened.ok) {
          space.arrival = view;
          goTo({ screen: 'play', id: opened.value }, 'replace');
        } else {
          const large = cellsRefused(opened.problem);
          setOutcome(large === undefined ? { problem: say.problem(opened.problem) } : { large });
        }
      },
      () => current && setOutcome({ problem: texts.problems.notSaved }),
    );
    return () => {
      current = false;
    };
  }, [link, view, space, isWanted]);
  if (outcome && 'problem' in outcome) return <LinkFailure problem={outcome.problem} />;
  return (
    <Page title={texts.link.title} narrow>
      {outcome ? (
        <AskLarge
          cells={outcome.large}
          onOpen={() => setWanted(true)}
          onBack={() => goTo({ screen: 'home' }, 'replace')}
        />
      ) : (
        <p className="soft" role="status">
          {texts.link.opening}
        </p>
      )}
    </Page>
  );
}

export const LinkFailure = ({ problem }: { readonly problem: string }) => (
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
