import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AsyncList } from '../../ui/async/async-list.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { FriendList } from './friend-list.tsx';
import { InviteLink } from './link.tsx';
import { invitationLink } from '../../features/merchant/invitation-link.ts';
import { invitations, invited } from './friends.ts';
import '../../ui/skeleton/skeleton.css';
import './invite-friends.css';

/** Invite friends (M08, M09): the member's link, and who came by it. */
export default function InviteFriends() {
  const { t } = useTranslation('inviteFriends');
  return (
    <Screen name="inviteFriends" title={t('inviteFriends:title')}>
      <Invite />
    </Screen>
  );
}

function Invite() {
  const { t } = useTranslation('inviteFriends');
  useEffect(() => void invited.load(), []);
  return (
    <div className="page-column">
      <p className="quiet invite-purpose">{t('purpose')}</p>
      <AsyncList list={{ ...invited, value: invitations }} waiting={<div className="card padded invite-card invite-place skeleton" aria-hidden="true" />} empty={null}>
        {([found]) => (
          <>
            <InviteLink link={invitationLink(found!.code)} code={found!.code} />
            <dl className="invite-counts">
              <div className="card invite-count">
                <dt className="hint invite-quiet">{t('invited')}</dt>
                <dd className="invite-number numbers">{found!.invited}</dd>
              </div>
              <div className="card invite-count">
                <dt className="hint invite-quiet">{t('arePlaying')}</dt>
                <dd className="invite-number numbers">{found!.playing}</dd>
              </div>
            </dl>
            <p className="hint invite-adults">{t('adults')}</p>
            <h2 className="invite-heading">{t('friends')}</h2>
            <FriendList />
          </>
        )}
      </AsyncList>
    </div>
  );
}
