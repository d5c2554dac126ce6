/** What the player has chosen, kept in the browser and shared by all open tabs. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { zoomOf } from './pageZoom.js';

export const themes = ['system', 'light', 'dark', 'contrast'] as const;
type Theme = (typeof themes)[number];
export const palettes = ['usual', 'safe'] as const;
type Palette = (typeof palettes)[number];
export const motions = ['system', 'reduced', 'full'] as const;
type Motion = (typeof motions)[number];
export const textSizes = ['small', 'usual', 'large', 'huge'] as const;
type TextSize = (typeof textSizes)[number];

export interface Settings {
  readonly theme: Theme;
  readonly palette: Palette;
  readonly motion: Motion;
  readonly textSize: TextSize;
  /** Conflicts are shown as they happen. */
  readonly showsConflicts: boolean;
  /** An entry takes its symbol out of the notes of its peers. */
  readonly tidiesNotes: boolean;
  /** Lines and boxes of the cell under the pointer or selected. */
  readonly showsPeers: boolean;
  readonly showsSame: boolean;
  readonly showsTimer: boolean;
  /** A symbol is chosen first, then the cells for it. */
  readonly digitFirst: boolean;
  /** Notes are the candidates of now, whatever is entered. */
  readonly automaticNotes: boolean;
  /** After three mistakes the game is lost. */
  readonly limitsMistakes: boolean;
  readonly sounds: boolean;
  /** Phones shake a little with every entry. */
  readonly vibrates: boolean;
  /** How to move about in space is shown there. */
  readonly showsGestures: boolean;
  /** Views in space that were saved: the name of the shape, and the view. */
  readonly savedViews: readonly string[];
  /** Shapes whose rules were explained already. */
  readonly rulesSeen: readonly string[];
}

const usual: Settings = {
  theme: 'system',
  palette: 'usual',
  motion: 'system',
  textSize: 'usual',
  showsConflicts: true,
  tidiesNotes: true,
  showsPeers: true,
  showsSame: true,
  showsTimer: true,
  digitFirst: false,
  automaticNotes: false,
  limitsMistakes: false,
  sounds: false,
  vibrates: false,
  showsGestures: true,
  savedViews: [],
  rulesSeen: [],
};

const storageKey = 'hyperdoku-settings';

export const useSettings = create<Settings>()(persist(() => usual, { name: storageKey, version: 1 }));

export const changeSettings = (changes: Partial<Settings>): void => {
  useSettings.setState(changes);
};

/** Back to the usual; what was explained stays explained, and what was saved stays saved. */
export const resetSettings = (): void => {
  const { rulesSeen, savedViews } = useSettings.getState();
  changeSettings({ ...usual, rulesSeen, savedViews });
};

/** Settings from a file: what is known and of the right kind is taken, the rest left as it is. */
export function takeSettings(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const given = value as Readonly<Record<string, unknown>>;
  const choices: Readonly<Record<string, readonly string[]>> = {
    theme: themes,
    palette: palettes,
    motion: motions,
    textSize: textSizes,
  };
  const taken: Record<string, unknown> = {};
  for (const [key, now] of Object.entries(usual)) {
    const wanted = given[key];
    if (
      choices[key]
        ? choices[key].includes(wanted as string)
        : typeof wanted === 'boolean' && typeof now === 'boolean'
    )
      taken[key] = wanted;
  }
  for (const list of ['rulesSeen', 'savedViews']) {
    const wanted = given[list];
    if (Array.isArray(wanted)) taken[list] = wanted.filter(entry => typeof entry === 'string');
  }
  changeSettings(taken);
}

const textPixels: Readonly<Record<TextSize, number>> = { small: 14, usual: 16, large: 19, huge: 23 };
/** The text size of browsers where nobody has chosen another. */
const usualPixels = 16;

/** The largest size of text that is not larger than this; the sheets know how each of them is laid out. */
const textSizeFor = (pixels: number): TextSize =>
  [...textSizes].reverse().find(size => textPixels[size] <= pixels) ?? 'small';

/** Tells the sheets how far the page is enlarged, now and after every change. */
function watchZoom(): void {
  const tell = (): void => {
    const { style, dataset } = document.documentElement;
    const zoom = zoomOf([outerWidth, outerHeight], [innerWidth, innerHeight]);
    style.setProperty('--zoom', String(zoom));
    if (zoom > 1) dataset.zoom = String(zoom);
    else delete dataset.zoom;
  };
  tell();
  addEventListener('resize', tell);
}

/** Keeps the page in step with the settings, the system's wishes, and other tabs. */
export function dressPage(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  // What the browser was told counts as well as what is chosen here.
  const ownPixels = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usualPixels;
  const dress = (): void => {
    const { theme, palette, motion, textSize } = useSettings.getState();
    const root = document.documentElement;
    root.dataset.theme = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
    root.dataset.palette = palette;
    root.dataset.motion = motion === 'system' ? (still.matches ? 'reduced' : 'full') : motion;
    const wanted = textPixels[textSize] * (ownPixels / usualPixels);
    root.style.fontSize = `${Math.min(textPixels.huge, Math.max(textPixels.small, wanted))}px`;
    root.dataset.text = textSizeFor(wanted);
    const paper = getComputedStyle(root).getPropertyValue('--paper').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
  };
  dress();
  watchZoom();
  useSettings.subscribe(dress);
  dark.addEventListener('change', dress);
  still.addEventListener('change', dress);
  addEventListener('storage', event => {
    if (event.key === storageKey) void useSettings.persist.rehydrate();
  });
}

/** Whether things may move on the page now. */
export const mayMove = (): boolean => document.documentElement.dataset.motion !== 'reduced';
