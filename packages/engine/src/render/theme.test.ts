import { describe, expect, test } from 'vitest';
import {
  cageTints,
  constraintGrounds,
  type PathRole,
  pathRoles,
  shades,
  sideTones,
  stepGrounds,
  type TextRole,
  textRoles,
  tints,
} from './role.js';
import type { Theme } from './theme.js';
import { contrastTheme, darkTheme, paperTheme, printTheme } from './themes.js';

/** How many times lighter one of two colours is than the other, from 1 to 21, as accessibility guidelines count it. */
function contrastOf(a: string, b: string): number {
  const [dark, light] = [lightnessOf(a), lightnessOf(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function lightnessOf(colour: string): number {
  const [r, g, b] = [1, 3, 5].map(at => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const themes: readonly (readonly [name: string, theme: Theme, contrast: number])[] = [
  ['paper', paperTheme, 4.5],
  ['dark', darkTheme, 4.5],
  ['contrast', contrastTheme, 7],
  ['print', printTheme, 4.5],
];

/** What each text can stand on: what a step removes goes from a cell that is lit for it, a number on a dot has no other ground. */
const groundsBelow = (role: TextRole): readonly (PathRole | 'paper')[] => {
  switch (role) {
    case 'heading':
    case 'faceName':
    case 'pageTitle':
    case 'pageHeading':
    case 'pageText':
    case 'pageNote':
      return ['paper'];
    case 'goneNote':
      return ['paper', 'gone', 'placed'];
    case 'plateText':
      return ['plate'];
    case 'whiteDotText':
      return ['whiteDot'];
    case 'blackDotText':
      return ['blackDot'];
    default:
      return ['paper', ...stepGrounds, ...shades, ...tints, ...sideTones, ...constraintGrounds];
  }
};

/** Of which a theme that saves ink draws the border alone. */
const isArea = (role: PathRole): boolean => ['window', 'clone', ...cageTints].some(area => area === role);

describe.each(themes)('the %s theme', (_, theme, contrast) => {
  test('says how every role looks', () => {
    for (const role of textRoles) expect(theme.texts[role].fill).toMatch(/^#[0-9A-F]{6}$/);
    for (const role of pathRoles) {
      const { fill, stroke, width } = theme.paths[role];
      if (role === 'ground' || (theme === printTheme && cageTints.some(tint => tint === role))) continue;
      expect([role, fill ?? stroke]).toEqual([role, expect.stringMatching(/^#[0-9A-F]{6}$/)]);
      expect([role, stroke === undefined]).toEqual([role, width === undefined]);
    }
  });

  test('has no text that is hard to read on what it stands on', () => {
    const paper = theme.paper === 'none' ? '#FFFFFF' : theme.paper;
    const colourOf = (ground: PathRole | 'paper'): string => {
      if (ground === 'paper') return paper;
      const { fill, stroke = paper } = theme.paths[ground];
      return fill ?? (isArea(ground) ? paper : stroke);
    };
    const weak = textRoles.flatMap(role =>
      groundsBelow(role)
        .map(colourOf)
        .map(ground => ({ role, ground, contrast: contrastOf(theme.texts[role].fill, ground) }))
        .filter(pair => pair.contrast < contrast),
    );
    expect(weak).toEqual([]);
  });

  test.each([
    ['grounds of a step', stepGrounds],
    ['shades of houses', shades],
  ])('tells the %s apart', (_name, roles) => {
    const fills = roles.map(role => theme.paths[role].fill);
    expect(new Set(fills).size).toBe(fills.length);
  });
});

test('a theme for printers spends no ink on grounds that constraints give to cells', () => {
  for (const role of constraintGrounds) {
    const { fill = '#FFFFFF', stroke = '#FFFFFF' } = printTheme.paths[role];
    expect([role, fill, isArea(role) || stroke === '#FFFFFF']).toEqual([role, '#FFFFFF', true]);
  }
});

test('a theme for printers has no colours', () => {
  const { paths, texts } = printTheme;
  const colours = [
    ...Object.values(paths).flatMap(({ fill, stroke }) => [fill, stroke]),
    ...Object.values(texts).map(({ fill }) => fill),
  ];
  for (const colour of colours.filter(colour => colour !== undefined))
    expect(colour).toMatch(/^#([0-9A-F]{2})\1\1$/);
});
