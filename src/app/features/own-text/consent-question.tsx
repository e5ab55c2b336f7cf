import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptTerms } from '../../../contract/endpoints/member.ts';
import { pageData } from '../../device/page-data.ts';
import { call } from '../../gateway/call.ts';
import type { OverlayProps } from '../../runtime/overlays/overlays.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toastTrouble } from '../../ui/messages/messages.ts';
import { signOut } from '../session/log-in-out.ts';
import { ownText } from './own-text.ts';
import { OwnText } from './own-text.tsx';
import './consent-question.css';

/** The merchant's new terms: a member agrees, or leaves. */
export default function ConsentQuestion({ version, onAnswer, onClose }: OverlayProps & { version: string; onAnswer: () => void }) {
  const { t } = useTranslation('terms');
  const [sending, setSending] = useState(false);
  // Nobody can agree to a text that did not load; it may be newer than the page.
  const text = ownText('terms').value.value;
  async function agree(): Promise<void> {
    if (sending) return;
    setSending(true);
    try {
      await call(acceptTerms, { version: text?.version ?? version });
      onAnswer();
      onClose();
    } catch (error) {
      setSending(false);
      toastTrouble(error);
    }
  }
  const leave = () => {
    if (sending) return;
    onAnswer();
    onClose();
    void signOut();
  };
  return (
    <Dialog dismissible={false} role="alertdialog" className="dialog" labelledBy="consent-title" describedBy="consent-text">
      <h2 className="dialog-title" id="consent-title">
        {t('title')}
      </h2>
      <p className="quiet" id="consent-text">
        {t('text', { name: pageData.merchant.name })}
      </p>
      {/* Focusable, so that the keyboard can scroll it. */}
      <div className="consent-terms" tabIndex={0} role="region" aria-label={t('terms')}>
        <OwnText name="terms" />
      </div>
      <div className="consent-answers">
        <button type="button" className="button button-accent" disabled={!text} aria-disabled={sending} onClick={() => void agree()}>
          {t(sending ? 'sending' : 'agree')}
        </button>
        <button type="button" className="button" aria-disabled={sending} onClick={leave}>
          {t('leave')}
        </button>
      </div>
    </Dialog>
  );
}
