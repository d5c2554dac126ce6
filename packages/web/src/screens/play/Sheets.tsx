/** What opens over a game: menu, sharing, rules, and the end. */
import { Suspense, useState } from 'react';
import { useGame, useGameState } from '../../hooks/useGame.js';
import { CarryDialog } from '../../panels/CarryDialog.js';
import { FinishDialog } from '../../panels/FinishDialog.js';
import { GameMenu } from '../../panels/GameMenu.js';
import { RulesDialog } from '../../panels/RulesDialog.js';
import { ShareDialog } from '../../panels/ShareDialog.js';
import { late } from '../../parts/late.js';
import { goTo } from '../../route/route.js';
import { changeSettings, useSettings } from '../../settings/settings.js';
import { nameTour } from '../tour/tourNames.js';

export type Sheet = 'menu' | 'share' | 'carry' | 'rules' | 'picture';

/** Few want a picture: it is fetched when they do. */
const PictureDialog = late(async () => (await import('../../panels/PictureDialog.js')).PictureDialog);

/** Which sheet is open, and how to open another or none; the rules of a shape open by themselves the first time. */
export function useSheet(): [Sheet | undefined, (sheet: Sheet | undefined) => void] {
  const { setting } = useGame();
  const { name, spec } = useGameState(({ session }) => session.shape);
  const rulesSeen = useSettings(settings => settings.rulesSeen);
  // Whoever sets a rule knows it.
  const isOwn = setting && spec.family === 'custom';
  const isNew = !isOwn && !rulesSeen.includes(name);
  const [sheet, setSheet] = useState<Sheet | undefined>(isNew ? 'rules' : undefined);
  const open = (next: Sheet | undefined): void => {
    if (sheet === 'rules' && isNew) changeSettings({ rulesSeen: [...rulesSeen, name] });
    setSheet(next);
  };
  return [sheet, open];
}

interface SheetsProps {
  readonly sheet: Sheet | undefined;
  readonly onOpen: (sheet: Sheet | undefined) => void;
}

export function Sheets({ sheet, onOpen }: SheetsProps) {
  const { closeFinish } = useGame();
  const shape = useGameState(({ session }) => session.shape);
  const finished = useGameState(({ finished }) => finished);
  const close = (): void => onOpen(undefined);
  const tour = nameTour(shape);
  const beginTour = (): void => {
    close();
    if (tour) goTo({ screen: 'tour', name: tour });
  };
  return (
    <>
      {sheet === 'menu' && (
        <GameMenu
          onClose={close}
          onShare={() => onOpen('share')}
          onCarry={() => onOpen('carry')}
          onRules={() => onOpen('rules')}
          onPicture={() => onOpen('picture')}
        />
      )}
      {sheet === 'share' && <ShareDialog onClose={close} />}
      {sheet === 'carry' && <CarryDialog onClose={close} />}
      {sheet === 'picture' && (
        <Suspense fallback={null}>
          <PictureDialog onClose={close} />
        </Suspense>
      )}
      {sheet === 'rules' && (
        <RulesDialog shape={shape} onClose={close} tour={tour && { name: tour, begin: beginTour }} />
      )}
      {finished && sheet !== 'share' && <FinishDialog onClose={closeFinish} />}
    </>
  );
}
