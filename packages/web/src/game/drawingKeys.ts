/** What keys mean while a constraint is drawn; the help screen shows them too. */
import type { Shape } from '@hyperdoku/engine';
import { texts } from '../texts/play.js';
import { setterTexts } from '../texts/setter.js';
import { type Binding, historyKeys, movingKeys } from './keys.js';

/** Before they mean where to go. */
export const drawingKeys: readonly Binding[] = [
  {
    keys: '0 – 9',
    what: setterTexts.keys.typeValue,
    read: (press, typing) => {
      if (press.ctrl || press.alt) return undefined;
      const symbol = typing(press);
      return symbol !== undefined || /^\d$/.test(press.key) ? ['typeValue', press.key, symbol] : undefined;
    },
  },
  {
    keys: texts.keys.space,
    what: setterTexts.keys.drawCursor,
    read: ({ key, ctrl, alt }) => (key === ' ' && !ctrl && !alt ? ['drawCursor'] : undefined),
  },
  {
    keys: 'Enter',
    what: setterTexts.keys.finishDrawing,
    read: ({ key }) => (key === 'Enter' ? ['finishDrawing'] : undefined),
  },
  {
    keys: 'Backspace, Delete',
    what: setterTexts.keys.takeBack,
    read: ({ key }) => (/^(?:Backspace|Delete)$/.test(key) ? ['takeBack'] : undefined),
  },
  {
    keys: 'Esc',
    what: setterTexts.keys.putDown,
    read: ({ key }) => (key === 'Escape' ? ['putDown'] : undefined),
  },
];

/** Letters are symbols only where symbols are wanted; else they turn the boards. */
export const drawingBindings = (shape: Shape, takesSymbols: boolean): readonly Binding[] => {
  const [value, ...others] = drawingKeys;
  const digits: Binding = {
    ...value,
    read: (press, typing) => (/^\d$/.test(press.key) ? value.read(press, typing) : undefined),
  };
  return [...historyKeys, takesSymbols ? value : digits, ...others, ...movingKeys(shape)];
};
