import type { TFunction } from 'i18next';
import { unread } from '../../features/member/member.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { shownTiles } from './entries.ts';
import { EntryLink } from './entry-link.tsx';
import './entries.css';

/** The entries that people come for most; the news carries how many messages are unread (M06). */
export function Tiles({ t }: { t: TFunction }) {
  const waiting = unread.value.value ?? 0;
  const shown = shownTiles();
  if (!shown.length) return null;
  return (
    <nav aria-label={t('often')}>
      <ul className="mine-tiles">
        {shown.map(({ name, path, shape }) => (
          <li key={name}>
            <EntryLink className="card mine-tile-way" path={path}>
              <span className="mine-tile-icon">
                <Icon shape={shape} size={22} />
              </span>
              <span className="mine-tile-label">{t(`entry.${name}`)}</span>
              {name === 'messages' && waiting > 0 && (
                <>
                  {' '}
                  <span className="mine-badge numbers">
                    {waiting > 99 ? '99+' : waiting}
                    <span className="unseen"> {t('unread', { count: waiting })}</span>
                  </span>
                </>
              )}
            </EntryLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
