/** What can be wrong with the layout of a game at some size of the window, found by looking at the boxes of all that is shown. */
import type { Page } from 'playwright-core';

/** Each of them is a place of its own: no two may overlap, and none may reach over the sides of the window. */
const parts = [
  ...['.top-bar', '.focus-board', '.small-board', '.layer-window', '.slice-board'],
  ...['.perspective', '.space-canvas', '.space-tools', '.space-opener'],
  ...['.pad', '.edit-tools', '.help-tools', '.hint-panel', '.show-panel'],
];

/** The least sizes of what is written on boards, in pixels. */
const leastSizes = { '.board.focus .symbol': 8, '.board.small .symbol': 8, '.face-name': 9, '.ruler': 8.5 };

/** In words; an empty list is a good layout. */
export const findFaults = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([names, least]) => {
      const faults: string[] = [];
      const { innerWidth: width, innerHeight: height } = window;
      if (document.documentElement.scrollWidth > width)
        faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);
      const isShown = (element: Element): boolean =>
        element.getClientRects().length > 0 &&
        element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
      const clips = (element: Element, way: 'x' | 'y'): 'cuts' | 'scrolls' | undefined => {
        const overflow = getComputedStyle(element)[way === 'x' ? 'overflowX' : 'overflowY'];
        return overflow === 'visible' ? undefined : overflow === 'hidden' ? 'cuts' : 'scrolls';
      };
      /** What is seen of a box through all that it scrolls in. */
      const seenOf = (element: Element, box: DOMRect): DOMRect => {
        let { left, top, right, bottom } = box;
        for (let at = element.parentElement; at; at = at.parentElement) {
          const frame = at.getBoundingClientRect();
          if (clips(at, 'x') === 'scrolls')
            [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
          if (clips(at, 'y') === 'scrolls')
            [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
        }
        return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
      };
      /** By how much two boxes lie in each other. */
      const depth = (a: DOMRect, b: DOMRect): number =>
        Math.min(
          Math.min(a.right, b.right) - Math.max(a.left, b.left),
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
        );
      const nameOf = (element: Element): string =>
        `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').replaceAll(' ', '.')}`;

      const scrolls =
        getComputedStyle(document.querySelector('.play') ?? document.body).overflowY === 'visible';
      const shown = [...document.querySelectorAll(names.join())].filter(isShown).map(element => {
        const box = seenOf(element, element.getBoundingClientRect());
        return { element, box };
      });
      for (const [i, { element, box }] of shown.entries()) {
        if (box.width === 0 || box.height === 0) continue;
        if (box.left < -1 || box.right > width + 1)
          faults.push(`${nameOf(element)} reaches from ${box.left.toFixed()} to ${box.right.toFixed()}`);
        if (!scrolls && (box.top < -1 || box.bottom > height + 1))
          faults.push(`${nameOf(element)} reaches down from ${box.top.toFixed()} to ${box.bottom.toFixed()}`);
        for (const other of shown.slice(i + 1)) {
          if (element.contains(other.element) || other.element.contains(element)) continue;
          const by = depth(box, other.box);
          if (by > 1)
            faults.push(`${nameOf(element)} and ${nameOf(other.element)} overlap by ${by.toFixed()}`);
        }
      }

      /** Texts of the page itself: none cut by its frame, none over another. */
      const texts: { text: string; element: Element; lines: DOMRect[] }[] = [];
      /** Bars that stay at an edge of the window lie over what is scrolled under them. */
      const stays = (element: Element): boolean => {
        for (let at: Element | null = element; at; at = at.parentElement)
          if (['sticky', 'fixed'].includes(getComputedStyle(at).position)) return true;
        return false;
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.trim();
        if (!text || !element || element.closest('svg, .unseen, [data-voice], dialog:not([open])')) continue;
        if (!isShown(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width === 0) continue;
        let canScroll = false;
        for (let at: Element | null = element; at; at = at.parentElement) {
          const frame = at.getBoundingClientRect();
          const isButton = at.matches('button, a.button, .chip');
          const cutsX = isButton || clips(at, 'x') === 'cuts';
          const cutsY = isButton || clips(at, 'y') === 'cuts';
          if (cutsX && (box.left < frame.left - 1 || box.right > frame.right + 1)) {
            faults.push(`“${text.slice(0, 40)}” is cut sideways by ${nameOf(at)}`);
            break;
          }
          if (cutsY && (box.top < frame.top - 2 || box.bottom > frame.bottom + 2)) {
            faults.push(`“${text.slice(0, 40)}” is cut at its height by ${nameOf(at)}`);
            break;
          }
          canScroll = clips(at, 'x') === 'scrolls' || clips(at, 'y') === 'scrolls';
          if (canScroll) break;
        }
        if (!canScroll && (box.left < 0 || box.right > width))
          faults.push(`“${text.slice(0, 40)}” is cut by the window`);
        if (!stays(element))
          texts.push({
            text,
            element,
            lines: [...range.getClientRects()].map(line => seenOf(element, line)),
          });
      }
      const overlap = (a: readonly DOMRect[], b: readonly DOMRect[]): boolean =>
        a.some(line => b.some(other => depth(line, other) > 2));
      for (const [i, one] of texts.entries())
        for (const other of texts.slice(i + 1))
          if (!one.element.contains(other.element) && overlap(one.lines, other.lines))
            faults.push(`“${one.text.slice(0, 30)}” lies over “${other.text.slice(0, 30)}”`);

      for (const [name, size] of Object.entries(least)) {
        const sizes = [...document.querySelectorAll(name)].filter(isShown).map(text => {
          const scale = text instanceof SVGGraphicsElement ? (text.getScreenCTM()?.a ?? 0) : 1;
          return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
        });
        const smallest = Math.min(...sizes);
        if (smallest < size) faults.push(`${name} has ${smallest.toFixed(1)} px`);
      }
      return [...new Set(faults)];
    },
    [parts, leastSizes] as const,
  );
