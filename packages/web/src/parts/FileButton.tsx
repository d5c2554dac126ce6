/** A button that lets files be chosen. */
import { Icon } from './Icon.js';

interface FileButtonProps {
  readonly label: string;
  /** Endings of the files that are offered; all if not said. */
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

export const FileButton = ({ label, accept, multiple = false, onChoose }: FileButtonProps) => (
  <label className="button file-button">
    <input
      type="file"
      accept={accept}
      multiple={multiple}
      onChange={event => {
        onChoose([...(event.target.files ?? [])]);
        // So that the same file can be chosen again after a change.
        event.target.value = '';
      }}
    />
    <Icon name="import" />
    {label}
  </label>
);
