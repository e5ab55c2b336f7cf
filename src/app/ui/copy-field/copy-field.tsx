import { useRef } from 'react';
import { copyFieldText } from '../../device/clipboard.ts';
import { Icon } from '../icon/index.tsx';
import { copy } from './shape.ts';
import './copy-field.css';

interface CopyFieldProps {
  id: string;
  label: string;
  value: string;
  /** text of the button; without it the button is an icon named by `label` */
  button?: string;
  /** another button beside it is the main one */
  isSecond?: boolean;
  /** names the button that is an icon */
  buttonLabel?: string;
  /** told whether it was copied, or is only selected */
  onCopy: (copied: boolean) => void;
}

/** A text to be copied: with a button, or by hand out of its field, which is the last resort of old webviews. */
export function CopyField({ id, label, value, button, isSecond, buttonLabel, onCopy }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const run = () => void copyFieldText(field.current!).then(onCopy);
  return (
    <div className={button ? 'copy-field' : 'copy-field row copy-field-row'}>
      {button && (
        <button type="button" className={isSecond ? 'button copy-field-main' : 'button button-accent copy-field-main'} onClick={run}>
          <Icon shape={copy} size={20} />
          {button}
        </button>
      )}
      <div className="fill">
        <label className="hint copy-field-label" htmlFor={id}>
          {label}
        </label>
        <input ref={field} id={id} className="copy-field-value numbers" readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
      </div>
      {!button && (
        <button type="button" className="icon-button copy-field-icon" aria-label={buttonLabel} onClick={run}>
          <Icon shape={copy} size={20} />
        </button>
      )}
    </div>
  );
}
