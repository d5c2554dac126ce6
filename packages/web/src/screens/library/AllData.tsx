/** All games and settings as one file, and back. */
import { useRef } from 'react';
import { Icon } from '../../parts/Icon.js';
import { makeDataFile, takeDataFile } from '../../storage/allData.js';
import { texts } from '../../texts/index.js';

interface AllDataProps {
  readonly count: number;
  /** Reports how it went. */
  readonly onDone: (message: string) => void;
}

async function saveFile(): Promise<void> {
  const address = URL.createObjectURL(new Blob([await makeDataFile()], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = texts.library.fileName(new Date().toISOString().slice(0, 10));
  link.click();
  // The download has begun by then; it holds on to the data by itself.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
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
    return result.ok ? texts.library.imported(result.taken, result.refused) : texts.library.importWrong;
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
          saveFile().then(
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
