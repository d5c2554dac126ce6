/** The styles of the app's boards, made to fit into the shadow of an element; one sheet for all elements of a page. */
import boardStyles from '../styles/board.css?inline';
import elementStyles from '../styles/element.css?inline';
import tokenStyles from '../styles/tokens.css?inline';

/** What the app says of its root, an element says of its host: `:root[data-theme="dark"]` is `:host([data-theme="dark"])`. */
const forHost = (css: string): string =>
  css.replaceAll(/:root((?:\[[^\]]*\]|:not\(\[[^\]]*\]\))*)/g, (_, conditions: string) =>
    conditions ? `:host(${conditions})` : ':host',
  );

let sheet: CSSStyleSheet | undefined;

export function elementSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync([forHost(tokenStyles), boardStyles, elementStyles].join('\n'));
  }
  return sheet;
}
