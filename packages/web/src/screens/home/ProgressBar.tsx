/** How much of a game is filled. */
import { texts } from '../../texts/index.js';

interface ProgressBarProps {
  readonly filled: number;
  readonly blanks: number;
}

export const ProgressBar = ({ filled, blanks }: ProgressBarProps) => (
  <progress
    className="game-progress"
    aria-label={texts.home.progress}
    aria-valuetext={texts.home.filled(filled, blanks)}
    value={filled}
    max={Math.max(1, blanks)}
  />
);
