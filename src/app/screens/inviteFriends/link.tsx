import { useTranslation } from 'react-i18next';
import { CopyField } from '../../ui/copy-field/copy-field.tsx';
import { LazyQrCode } from '../../ui/qr-code/lazy-qr-code.tsx';
import { pageData } from '../../device/page-data.ts';
import { toast, durations } from '../../ui/messages/messages.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { share } from '../../ui/icon/shapes.ts';

/** The member's own link: to share, to copy, to be read by a friend's camera. */
export function InviteLink({ link, code }: { link: string; code: string }) {
  const { t } = useTranslation('inviteFriends');
  const tell = (done: string, byHand: string) => (copied: boolean) => toast(t(copied ? done : byHand), copied ? durations.success : durations.long);
  const shareLink = () => {
    // Closed without sharing, it rejects: nothing is to be said of that.
    navigator.share({ title: pageData.merchant.name, text: t('message', { name: pageData.merchant.name }), url: link }).catch(() => {});
  };
  const canShare = typeof navigator.share === 'function';
  return (
    <section className="card padded invite-card" aria-label={t('link')}>
      {canShare && (
        <button type="button" className="button button-accent invite-share" onClick={shareLink}>
          <Icon shape={share} size={20} />
          {t('share')}
        </button>
      )}
      <CopyField id="invite-link" label={t('link')} value={link} button={t('copy')} isSecond={canShare} onCopy={tell('copied', 'byHand')} />
      <CopyField id="invite-code" label={t('code')} value={code} buttonLabel={t('copyCode')} onCopy={tell('codeCopied', 'codeByHand')} />
      <div className="invite-qr">
        <LazyQrCode text={link} label={t('qr')} />
      </div>
      <p className="hint invite-quiet">{t('qrHint')}</p>
    </section>
  );
}
