import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { teamInvitation } from '../../../contract/endpoints/agency.ts';
import { invitationLink } from '../../features/merchant/invitation-link.ts';
import { Outline } from '../../ui/skeleton/skeleton.tsx';
import { Async } from '../../ui/async/async.tsx';
import { LazyQrCode } from '../../ui/qr-code/lazy-qr-code.tsx';
import { pageData } from '../../device/page-data.ts';
import { toast, durations } from '../../ui/messages/messages.ts';
import { resource } from '../../gateway/resource.ts';
import { CopyField } from '../../ui/copy-field/copy-field.tsx';
import { currentBreak } from '../../features/responsible-play/break/break.ts';
import { Refused } from '../../features/responsible-play/break/error-view.tsx';

/** The agent's own link, by which people join the team. */
export default function Invite() {
  return currentBreak.value ? <Refused why="break" /> : <OwnLink />;
}

function OwnLink() {
  const [own] = useState(() => resource(teamInvitation, () => ({})));
  useEffect(() => void own.load(), [own]);
  return (
    <Async resource={own} waiting={<Outline of={['short', 'square', 'field', 'button']} />}>
      {({ code, joined }) => <Invitation code={code} joined={joined} />}
    </Async>
  );
}

function Invitation({ code, joined }: { code: string; joined: number }) {
  const { t } = useTranslation('agent');
  const url = invitationLink(code);
  // Rejects too where the person closes the sheet.
  const share = () => void navigator.share({ title: pageData.merchant.name, text: t('invite.text', { name: pageData.merchant.name }), url }).catch(() => undefined);
  return (
    <section className="card padded agent-invite" aria-labelledby="agent-invite">
      <h2 id="agent-invite">{t('invite.heading')}</h2>
      <p className="hint agent-note">{t('invite.purpose')}</p>
      <LazyQrCode text={url} label={t('invite.qr')} />
      <p className="agent-code">{code}</p>
      <CopyField id="agent-link" label={t('invite.link')} value={url} button={t('invite.copy')} done={t('invite.copied')} onSelect={() => void toast(t('invite.notCopied'), durations.long)} />
      {'share' in navigator && (
        <button type="button" className="button button-wide" onClick={share}>
          {t('invite.share')}
        </button>
      )}
      <p className="hint agent-note">{t('invite.joined', { joined })}</p>
    </section>
  );
}
