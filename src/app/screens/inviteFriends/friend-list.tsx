import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { recentDayText } from '../../i18n/instant.ts';
import { serverNow } from '../../runtime/clock.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { emptyBox } from '../../ui/status-view/drawings.ts';
import { PagedList } from '../../ui/paged/paged-list.tsx';
import { friends } from './friends.ts';

/** The people who registered by the member's link, newest first. */
export function FriendList() {
  const { t } = useTranslation('inviteFriends');
  useEffect(() => void friends.load(), []);
  const none = useMemo(() => <StatusView picture={emptyBox} title={t('none.title')} text={t('none.text')} />, [t]);
  return (
    <PagedList pages={friends} waiting={<Waiting />} empty={none}>
      {(found) => (
        <ul className="card divided invite-friends">
          {found.map(({ id, name, registeredAt, isPlaying }) => (
            <li key={id} className="row invite-friend">
              <span className="fill invite-friend-words">
                {name}
                <span className="hint invite-quiet">{recentDayText(registeredAt, serverNow())}</span>
              </span>
              <span className={isPlaying ? 'badge invite-playing' : 'badge'}>{t(isPlaying ? 'playing' : 'registered')}</span>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Waiting() {
  return (
    <ul className="card divided invite-friends skeleton" aria-hidden="true">
      {[0, 1, 2].map((place) => (
        <li key={place} className="row invite-friend">
          <span className="fill invite-friend-words skeleton-line skeleton-short" />
        </li>
      ))}
    </ul>
  );
}
