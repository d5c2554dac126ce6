/** The cross in a corner that puts something away. */
import { Icon } from './Icon.js';

interface CloseButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

export const CloseButton = ({ label, onClick }: CloseButtonProps) => (
  <button type="button" className="button plain icon-only" aria-label={label} onClick={onClick}>
    <Icon name="close" />
  </button>
);
