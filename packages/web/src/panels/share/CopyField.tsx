/** A text that can be copied: by its button where the browser allows it, by hand otherwise. */
import { useId, useState } from 'react';
import { Icon } from '../../parts/Icon.js';
import { texts } from '../../texts/index.js';

interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
  readonly action: string;
  readonly main?: boolean;
  readonly rows?: number;
}

/** Whether it worked: pages that are not served securely have no clipboard, and the player may say no. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function CopyField({ label, text, action, main = false, rows = 1 }: CopyFieldProps) {
  const id = useId();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = async (): Promise<void> => {
    setOutcome(undefined);
    const copied = await copyText(text);
    setOutcome(copied ? 'copied' : 'failed');
    if (copied) return;
    const field = document.getElementById(id);
    if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) field.select();
  };
  const shared = {
    id,
    className: 'input',
    value: text,
    readOnly: true,
    onFocus: (event: { currentTarget: { select(): void } }) => event.currentTarget.select(),
  };
  return (
    <div className="field copy-field">
      <label htmlFor={id}>{label}</label>
      <div className="copy-row" data-rows={rows}>
        {rows === 1 ? <input {...shared} /> : <textarea {...shared} rows={rows} />}
        <button type="button" className={main ? 'button main' : 'button'} onClick={copy}>
          {outcome === 'copied' && <Icon name="check" />}
          {action}
        </button>
      </div>
      <p className={outcome === 'failed' ? 'small trouble' : 'small soft'} role="status">
        {outcome && texts.share[outcome]}
      </p>
    </div>
  );
}
