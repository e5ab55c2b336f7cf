import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { invitation, invitedFriends } from '../../../contract/endpoints/invitations.ts';
import { pages } from '../../gateway/pages.ts';
import { resource } from '../../gateway/resource.ts';
import { onSessionEnd } from '../../features/session/session.ts';
import { recentDayText } from '../../i18n/instant.ts';
import { serverNow } from '../../runtime/clock.ts';
import { StatusView, twoPeople } from '../../ui/status-view/status-view.tsx';
import { PagedList } from '../../ui/paged/paged-list.tsx';
import { CopyField } from '../../ui/copy-field/copy-field.tsx';
import { LazyQrCode } from '../../ui/qr-code/lazy-qr-code.tsx';
import { pageData } from '../../device/page-data.ts';
import { chat, Icon, share } from '../../ui/icon/icon.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { Async } from '../../ui/async/async.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { canShare, invitationLink, shareLink } from '../../features/merchant/invitation-link.ts';
import { Outline } from '../../ui/skeleton/skeleton.tsx';
import { Places } from '../../ui/async/places.tsx';
import './invite-friends.css';

const ownInvitation = resource(invitation, () => ({}));
const friends = pages(invitedFriends, () => ({}));

onSessionEnd(() => {
  ownInvitation.clear();
  friends.clear();
});

/** Invite friends (M08, M09): the member's link, and the friends who registered by it. */
export default function InviteFriends() {
  const { t } = useTranslation('inviteFriends');
  useEffect(() => void ownInvitation.load(), []);
  return (
    <Screen name="inviteFriends">
      <div className="page-column">
        <p className="quiet invite-purpose">{t('purpose')}</p>
        <Async tellsOld resource={ownInvitation} waiting={<Outline of={['button', 'field', 'field', 'square', 'halves', 3]} />}>
          {(found) => (
            <>
              <InviteLink link={invitationLink(found.code)} code={found.code} />
              <Facts className="invite-counts" item="card invite-count" facts={[[t('invited'), found.invited], [t('arePlaying'), found.playing]]} />
              <p className="hint invite-adults">{t('adults')}</p>
              <h2 className="invite-heading">{t('friends')}</h2>
              <FriendList />
            </>
          )}
        </Async>
      </div>
    </Screen>
  );
}

/** The member's link: one main button to send it; less prominent, to copy it or to show its QR code. */
function InviteLink({ link, code }: { link: string; code: string }) {
  const { t } = useTranslation('inviteFriends');
  const words = t('message', { name: pageData.merchant.name });
  const shares = canShare();
  return (
    <section className="card padded invite-card" aria-label={t('link')}>
      {shares && (
        <button type="button" className="button button-accent invite-share" onClick={() => shareLink(link, words)}>
          <Icon shape={share} size={20} />
          {t('share')}
        </button>
      )}
      <a className={shares ? 'text-button invite-share' : 'button button-accent invite-share'} href={`https://wa.me/?text=${encodeURIComponent(`${words} ${link}`)}`} target="_blank" rel="noopener">
        <Icon shape={chat} size={20} />
        {t('whatsapp')}
      </a>
      <CopyField id="invite-link" label={t('link')} value={link} buttonLabel={t('copy')} done={t('copied')} selected={t('byHand')} />
      <CopyField id="invite-code" label={t('code')} value={code} buttonLabel={t('copyCode')} done={t('codeCopied')} selected={t('codeByHand')} />
      <div className="invite-qr">
        <LazyQrCode text={link} label={t('qr')} />
      </div>
      <p className="hint invite-quiet">{t('qrHint')}</p>
    </section>
  );
}

const waiting = (
  <Places count={3} className="card divided invite-friends" item="row invite-friend">
    <span className="fill invite-friend-words skeleton-line skeleton-short" />
  </Places>
);

function FriendList() {
  const { t } = useTranslation('inviteFriends');
  useEffect(() => void friends.load(), []);
  const none = <StatusView picture={twoPeople} title={t('none.title')} text={t('none.text')} />;
  return (
    <PagedList pages={friends} waiting={waiting} empty={none}>
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
