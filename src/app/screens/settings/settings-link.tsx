import { Icon } from '../../ui/icon/index.tsx';
import { chevron } from '../../ui/icon/shapes.ts';

interface SettingsLinkProps {
  href: string;
  shape: string;
  label: string;
  hint: string;
}

/** A row that leads to a page of its own. */
export function SettingsLink({ href, shape, label, hint }: SettingsLinkProps) {
  return (
    <a className="row list-row settings-row" href={href}>
      <Icon shape={shape} size={20} />
      <span className="fill row-words">
        {label}
        <span className="hint">{hint}</span>
      </span>
      <Icon shape={chevron} size={20} />
    </a>
  );
}
