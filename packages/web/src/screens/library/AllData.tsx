/** All games and settings as one file, and back. */
import { useRef } from 'react';
import { saveToFile } from '../../library/keeping.js';
import { Icon } from '../../parts/Icon.js';
import { takeDataFile } from '../../storage/allData.js';
import { texts } from '../../texts/index.js';

interface AllDataProps {
  readonly count: number;
  /** Reports how it went. */
  readonly onDone: (message: string) => void;
}

async function readFile(file: File): Promise<string> {
  let text: string;
  try {
    text = await file.text();
  } catch {
    return texts.library.importUnreadable;
  }
  try {
    const result = await takeDataFile(text);
    return result.ok
      ? texts.library.imported(result.taken, result.refused)
      : texts.library.importRefused[result.reason];
  } catch (error) {
    console.warn(error);
    return texts.problems.notSaved;
  }
}

export function AllData({ count, onDone }: AllDataProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          if (file) onDone(await readFile(file));
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <button
        type="button"
        className="button data-button"
        aria-label={texts.library.import}
        onClick={() => input.current?.click()}
      >
        <Icon name="import" />
        <span>{texts.library.import}</span>
      </button>
      <button
        type="button"
        className="button data-button"
        aria-label={texts.library.export}
        disabled={count === 0}
        onClick={() =>
          saveToFile().then(
            () => onDone(texts.library.exported(count)),
            () => onDone(texts.library.exportFailed),
          )
        }
      >
        <Icon name="export" />
        <span>{texts.library.export}</span>
      </button>
    </>
  );
}
