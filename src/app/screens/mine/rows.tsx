import type { TFunction } from 'i18next';
import { Icon } from '../../ui/icon/index.tsx';
import { chevron } from '../../ui/icon/shapes.ts';
import type { Entry } from './entries.ts';
import { EntryLink } from './entry-link.tsx';
import './entries.css';

/** Entries below each other. */
export function Rows({ t, title, entries }: { t: TFunction; title: string; entries: readonly Entry[] }) {
  if (!entries.length) return null;
  return (
    <nav aria-label={title}>
      <ul className="card divided mine-rows">
        {entries.map(({ name, path, shape }) => (
          <li key={name}>
            <EntryLink className="row list-row mine-row" path={path}>
              <Icon shape={shape} size={20} />
              <span className="fill row-words">{t(`entry.${name}`)}</span>
              <Icon shape={chevron} size={18} />
            </EntryLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
