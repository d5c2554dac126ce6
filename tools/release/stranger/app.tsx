/** The component that comes as an example with @hyperdoku/board, on a page. */
import { createRoot } from 'react-dom/client';
import { Puzzle } from './Puzzle.jsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Puzzle puzzle="2x2:34.......23....1" />);
