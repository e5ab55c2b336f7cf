import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { teamInvitation } from '../../../contract/endpoints/agency.ts';
import { canShare, invitationLink, shareLink } from '../../features/merchant/invitation-link.ts';
import { Outline } from '../../ui/skeleton/skeleton.tsx';
import { Async } from '../../ui/async/async.tsx';
import { LazyQrCode } from '../../ui/qr-code/lazy-qr-code.tsx';
import { pageData } from '../../device/page-data.ts';
import { resource } from '../../gateway/resource.ts';
import { CopyField } from '../../ui/copy-field/copy-field.tsx';
import { currentBreak } from '../../features/responsible-play/break/break.ts';
import { Refused } from '../../features/responsible-play/break/error-view.tsx';

/** The agent's own link, by which people join the team. */
export default function Invite() {
  return currentBreak.value ? <Refused why="break" /> : <OwnLink />;
}

function OwnLink() {
  const { t } = useTranslation('agent');
  const [own] = useState(() => resource(teamInvitation, () => ({})));
  useEffect(() => void own.load(), [own]);
  return (
    <Async resource={own} waiting={<Outline of={['short', 'square', 'field', 'button']} />}>
      {({ code, joined }) => (
        <section className="card padded agent-invite" aria-labelledby="agent-invite">
          <h2 id="agent-invite">{t('invite.heading')}</h2>
          <p className="hint agent-note">{t('invite.purpose')}</p>
          <LazyQrCode text={invitationLink(code)} label={t('invite.qr')} />
          <p className="agent-code">{code}</p>
          <CopyField id="agent-link" label={t('invite.link')} value={invitationLink(code)} button={t('invite.copy')} done={t('invite.copied')} selected={t('invite.notCopied')} />
          {canShare() && (
            <button type="button" className="button button-wide" onClick={() => shareLink(invitationLink(code), t('invite.text', { name: pageData.merchant.name }))}>
              {t('invite.share')}
            </button>
          )}
          <p className="hint agent-note">{t('invite.joined', { joined })}</p>
        </section>
      )}
    </Async>
  );
}
