/** Where puzzles come in: pasted or typed, chosen as a file or dropped. Long texts are named instead of shown. */
import { type ClipboardEvent, type DragEvent, useId, useState } from 'react';
import { CloseButton } from '../../parts/CloseButton.js';
import { FileButton } from '../../parts/FileButton.js';
import { Icon } from '../../parts/Icon.js';
import { importTexts } from '../../texts/import.js';
import type { Source } from './reading.js';

/** A field that holds more than this makes the page slow, whatever is done with the text. */
const longestShown = 200_000;

interface SourceFieldProps {
  readonly source: Source;
  readonly onChange: (source: Source) => void;
}

const words = importTexts;
const typed = (text: string): Source => ({ kind: 'typed', text });

export function SourceField({ source, onChange }: SourceFieldProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const takeFiles = (files: readonly File[]): void => {
    if (files.length > 0) onChange({ kind: 'files', files });
  };
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    if (text.length <= longestShown) return;
    event.preventDefault();
    onChange({ kind: 'pasted', text });
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const text = event.dataTransfer.getData('text');
    if (event.dataTransfer.files.length > 0) takeFiles([...event.dataTransfer.files]);
    else if (text) onChange({ kind: text.length > longestShown ? 'pasted' : 'typed', text });
  };
  return (
    <section
      className="source"
      aria-label={words.source}
      data-over={over || undefined}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={event => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      {source.kind === 'typed' ? (
        <div className="field">
          <label htmlFor={id}>{words.source}</label>
          <textarea
            id={id}
            className="input"
            value={source.text}
            placeholder={words.placeholder}
            spellCheck={false}
            autoCapitalize="none"
            onPaste={paste}
            onChange={event => onChange(typed(event.target.value))}
          />
        </div>
      ) : (
        <div className="field">
          <span className="label">{words.source}</span>
          <div className="source-chip card">
            <Icon name="notes" />
            <span className="source-names grow">{nameOf(source)}</span>
            <CloseButton label={words.takeAway} onClick={() => onChange(typed(''))} />
          </div>
        </div>
      )}
      <div className="row">
        <FileButton label={words.choose} multiple onChoose={takeFiles} />
        <span className="soft small drop-word">{over ? words.dropNow : words.drop}</span>
      </div>
    </section>
  );
}

/** One file a line. */
const nameOf = (source: Exclude<Source, { kind: 'typed' }>): string =>
  source.kind === 'files'
    ? source.files.map(({ name, size }) => words.file(name, words.size(size))).join('\n')
    : words.pasted(words.size(source.text.length));
