/** A shape from a file with a custom rule: its text goes where a shape is typed, and is checked there. */
import { useState } from 'react';
import { maxRuleBytes } from '../../library/ruleFiles.js';
import { FileButton } from '../../parts/FileButton.js';
import { texts } from '../../texts/index.js';

const words = texts.shapes;

export function RuleFileButton({ onRead }: { readonly onRead: (text: string) => void }) {
  const [trouble, setTrouble] = useState<string>();
  const read = async ([file]: readonly File[]): Promise<void> => {
    setTrouble(undefined);
    if (!file) return;
    if (file.size > maxRuleBytes) setTrouble(words.ruleTooLarge);
    else {
      try {
        // A field has one line.
        onRead((await file.text()).replaceAll(/\s*\n\s*/g, ' ').trim());
      } catch {
        setTrouble(words.ruleUnreadable);
      }
    }
  };
  return (
    <div className="row small">
      <FileButton
        label={words.ruleFile}
        accept=".json,application/json"
        onChoose={files => void read(files)}
      />
      {trouble !== undefined && (
        <span className="trouble" role="alert">
          {trouble}
        </span>
      )}
    </div>
  );
}
