/** What is fetched late where a puzzle is set. */
import '../../styles/fold.css';
import '../../styles/setTools.css';

export { Palette } from './Palette.js';
export { ToolCard } from './ToolCard.js';
