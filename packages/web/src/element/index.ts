/** The bundle for other pages: loading it is all that `<hyperdoku-board>` needs. */
import { HyperdokuBoard } from './hyperdokuBoard.js';

if (!customElements.get('hyperdoku-board')) customElements.define('hyperdoku-board', HyperdokuBoard);

export { HyperdokuBoard };
