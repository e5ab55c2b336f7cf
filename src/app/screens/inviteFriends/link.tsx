import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { copyFieldText } from '../../device/clipboard.ts';
import { LazyQrCode } from '../../ui/qr-code/lazy-qr-code.tsx';
import { pageData } from '../../device/page-data.ts';
import { toast, durations } from '../../ui/messages/messages.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { share } from '../../ui/icon/shapes.ts';
import { copy } from './shapes.ts';

/** The member's own link: to copy, to share, to be read by a friend's camera. */
export function InviteLink({ link, code }: { link: string; code: string }) {
  const { t } = useTranslation('inviteFriends');
  const field = useRef<HTMLInputElement>(null);
  const copyLink = async () => {
    if (await copyFieldText(field.current!)) toast(t('copied'), durations.success);
    else toast(t('byHand'), durations.long);
  };
  const shareLink = () => {
    // Closed without sharing, it rejects: nothing is to be said of that.
    navigator.share({ title: pageData.merchant.name, text: t('message', { name: pageData.merchant.name }), url: link }).catch(() => {});
  };
  return (
    <section className="invite-card" aria-label={t('link')}>
      <label className="invite-label" htmlFor="invite-link">
        {t('link')}
      </label>
      <div className="invite-link">
        <input ref={field} id="invite-link" className="invite-field" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" className="row invite-copy" aria-label={t('copy')} onClick={() => void copyLink()}>
          <Icon shape={copy} size={20} />
        </button>
      </div>
      <p className="quiet invite-code">
        {t('code')} <strong>{code}</strong>
      </p>
      {typeof navigator.share === 'function' && (
        <button type="button" className="button button-accent invite-share" onClick={shareLink}>
          <Icon shape={share} size={20} />
          {t('share')}
        </button>
      )}
      <div className="invite-qr">
        <LazyQrCode text={link} label={t('qr')} />
      </div>
      <p className="hint invite-quiet">{t('qrHint')}</p>
    </section>
  );
}
