import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { teamInvitation } from '../../../contract/endpoints/agency.ts';
import { copyText } from '../../device/copy-text.ts';
import { paths, withQuery } from '../../paths.ts';
import { Loaded } from '../../shell/loaded.tsx';
import { page } from '../../state/merchant.ts';
import { say, stay } from '../../state/messages.ts';
import { resource } from '../../state/resource.ts';
import { QrCode } from '../../ui/qr-code/qr-code.tsx';

/** The agent's own link, by which people join the team. */
export default function Invite() {
  const [own] = useState(() => resource(teamInvitation, () => ({})));
  useEffect(() => void own.load(), [own]);
  return (
    <Loaded resource={own} waiting={<div className="agent-card agent-place skeleton" aria-hidden="true" />}>
      {({ code, joined }) => <Invitation code={code} joined={joined} />}
    </Loaded>
  );
}

function Invitation({ code, joined }: { code: string; joined: number }) {
  const { t } = useTranslation('agent');
  const url = location.origin + withQuery(paths.register, { affiliateCode: code });
  const copy = async () => {
    if (await copyText(url)) say(t('invite.copied'), stay.success);
    else say(t('invite.notCopied'), stay.long, 'trouble');
  };
  // Rejects too where the person closes the sheet.
  const share = () => void navigator.share({ title: page.merchant.name, text: t('invite.text', { name: page.merchant.name }), url }).catch(() => undefined);
  return (
    <section className="agent-card agent-invite" aria-labelledby="agent-invite">
      <h2 id="agent-invite">{t('invite.heading')}</h2>
      <p className="agent-note">{t('invite.purpose')}</p>
      <QrCode text={url} label={t('invite.qr')} />
      <p className="agent-code">{code}</p>
      <p className="agent-quiet agent-url">{url}</p>
      <div className="agent-buttons">
        <button type="button" className="button button-accent" onClick={() => void copy()}>
          {t('invite.copy')}
        </button>
        {'share' in navigator && (
          <button type="button" className="button" onClick={share}>
            {t('invite.share')}
          </button>
        )}
      </div>
      <p className="agent-note">{t('invite.joined', { joined })}</p>
    </section>
  );
}
