import { expect, test } from 'vitest';
import { findSlip, listTexts } from '../../../../tools/plurals.testkit.js';
import { appTexts } from './en.app.js';
import { elementTexts } from './en.element.js';
import { importEnglish } from './en.import.js';
import { en } from './en.js';
import { libraryTexts } from './en.library.js';
import { newGameEnglish } from './en.newGame.js';
import { pageTexts } from './en.pages.js';
import { printEnglish } from './en.print.js';
import { setterEnglish } from './en.setter.js';
import { settingsEnglish } from './en.settings.js';
import { spaceEnglish } from './en.space.js';
import { startEnglish } from './en.start.js';

test.each([0, 1, 2])('numbers of %i agree with their nouns', n => {
  const all = [
    ...listTexts(
      {
        en,
        appTexts,
        startEnglish,
        libraryTexts,
        spaceEnglish,
        pageTexts,
        importEnglish,
        newGameEnglish,
        printEnglish,
        setterEnglish,
        settingsEnglish,
        elementTexts,
      },
      n,
    ),
  ];
  expect(all.length).toBeGreaterThan(200);
  const counting = all.filter(([path]) => !path.startsWith('.pageTexts.rules'));
  expect(counting.filter(([, text]) => findSlip(text))).toEqual([]);
});
