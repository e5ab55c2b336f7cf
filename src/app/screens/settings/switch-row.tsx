import { Icon } from '../../ui/icon/index.tsx';

interface SwitchRowProps {
  shape: string;
  label: string;
  hint: string;
  on: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}

/** A row with a switch for this phone. */
export function SwitchRow({ shape, label, hint, on, disabled, onChange }: SwitchRowProps) {
  return (
    <label className="row list-row settings-row">
      <Icon shape={shape} size={20} />
      <span className="fill row-words">
        {label}
        <span className="hint">{hint}</span>
      </span>
      <input type="checkbox" className="settings-switch" checked={on} disabled={disabled} onChange={({ currentTarget: { checked } }) => onChange(checked)} />
    </label>
  );
}
