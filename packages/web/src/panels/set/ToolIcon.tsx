/** What each tool draws, on a field of 24. */
import type { ToolName } from '../../game/tools.js';

const dot = 'M12 8a4 4 0 100 8 4 4 0 000-8z';
const bulb = 'M6.500 14.500a3 3 0 100 6 3 3 0 000-6z';

const paths: Readonly<Record<ToolName, string>> = {
  killer: 'M4 4h16v16H4z',
  'little-killer': 'M5 5l12 12M17 10v7h-7',
  region: 'M4 4h9v7h7v9H4zM4 8l4-4M4 13l9-9M4 18l9-9M7 20l9-9M12 20l8-8M17 20l3-3',
  clone: 'M4 4h7v7H4zM13 13h7v7h-7z',
  thermo: `${bulb}M8.700 15.300L19 5`,
  'slow-thermo': `${bulb}M8.700 15.300L11 13M13.500 10.500l1.500-1.500M17.500 6.500L19 5`,
  arrow: `${bulb}M8.700 15.300L19 5M12 5h7v7`,
  whisper: 'M3 16l5-9 4 9 4-9 5 9',
  renban: 'M3 12h18M6 9v6M12 9v6M18 9v6',
  palindrome: 'M7 7l-4 5 4 5M17 7l4 5-4 5M3 12h18',
  between: 'M5.500 9a3 3 0 100 6 3 3 0 000-6zM18.500 9a3 3 0 100 6 3 3 0 000-6zM8.500 12h7',
  'white-dot': `${dot}M12 3v5M12 16v5`,
  'black-dot': `${dot}M12 3v5M12 16v5`,
  xv: 'M3 7l7 10M10 7L3 17M13 7l4 10 4-10',
  greater: 'M8 5l9 7-9 7',
  odd: 'M12 5a7 7 0 100 14 7 7 0 000-14z',
  even: 'M5 5h14v14H5z',
  candidates: 'M4 4h16v16H4zM8 8h.01M12 8h.01M16 8h.01M8 12h.01M16 16h.01',
};

export const ToolIcon = ({ tool }: { readonly tool: ToolName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" data-tool={tool}>
    <path d={paths[tool]} />
  </svg>
);
