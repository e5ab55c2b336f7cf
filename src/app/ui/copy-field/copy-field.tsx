import { useEffect, useRef, useState } from 'react';
import { check, Icon } from '../icon/icon.tsx';
import { durations, toast } from '../messages/messages.ts';
import './copy-field.css';

/**
 * Copies the text of a field. False where the page has no access to the clipboard, as in old webviews: then the field is
 * selected for the person to copy.
 */
async function copyFieldText(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    // `select` alone does nothing on iOS.
    field.setSelectionRange(0, field.value.length);
    try {
      return document.execCommand('copy');
    } catch {
      return false;
    }
  }
}

/** An outline on a 24-unit grid, drawn after Lucide (ISC licence). */
const copy = 'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2';

interface CopyFieldProps {
  id: string;
  label: string;
  value: string;
  /** text of the button; without it the button is an icon named by `label` */
  button?: string;
  /** names the button that is an icon */
  buttonLabel?: string;
  /** the button's text after copying */
  done: string;
  /** toast where the text could only be selected */
  selected: string;
}

/** ms for which a button says that it has copied */
const copiedMs = 2_400;

/**
 * A text with a button that copies it. Where the clipboard is not accessible, as in old webviews, the text is selected for the person
 * to copy. Beside a button that is an icon, the text is shown whole, on several lines.
 */
export function CopyField({ id, label, value, button, buttonLabel, done, selected }: CopyFieldProps) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(setCopied, copiedMs, 0);
    return () => clearTimeout(timer);
  }, [copied]);
  const run = () => void copyFieldText(field.current!).then((could) => (could ? setCopied(Date.now()) : void toast(selected, durations.long)));
  const face = {
    ref: field, id, className: 'copy-field-value numbers', readOnly: true, value, onFocus: () => field.current!.select(),
  };
  const icon = <Icon shape={copied ? check : copy} size={20} />;
  return (
    <div className={button ? 'copy-field' : 'copy-field row copy-field-row'}>
      {button && (
        <button type="button" className="button button-accent copy-field-main" aria-label={button} onClick={run}>
          {icon}
          {copied ? done : button}
        </button>
      )}
      <div className="fill">
        <label className="hint copy-field-label" htmlFor={id}>
          {label}
        </label>
        {button ? <input {...face} /> : <span className="copy-field-whole numbers" data-value={value}><textarea rows={1} {...face} /></span>}
      </div>
      {!button && (
        <button type="button" className="icon-button copy-field-icon" aria-label={buttonLabel} onClick={run}>
          {icon}
        </button>
      )}
      <span className="unseen" aria-live="polite">{copied ? done : ''}</span>
    </div>
  );
}
