import { useTranslation } from 'react-i18next';
import type { Question } from '../../ui/messages/messages.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import '../../ui/dialog/dialog.css';

/** A question; Escape and a tap on the mask answer no. */
export default function ConfirmDialog({ question }: { question: Question }) {
  const { t } = useTranslation('shell');
  const { title, text, confirm, cancel, single, tonal, answer } = question;
  return (
    <Dialog
      role="alertdialog"
      className="dialog"
      labelledBy={title ? 'dialog-title' : 'dialog-text'}
      describedBy={title ? 'dialog-text' : undefined}
      onClose={() => answer(false)}
    >
      {(leave) => (
        <>
          {title && (
            <h2 className="dialog-title" id="dialog-title">
              {title}
            </h2>
          )}
          <p className="dialog-text" id="dialog-text">
            {text}
          </p>
          <div className="dialog-answers">
            {!single && (
              <button type="button" className="button" onClick={leave}>
                {cancel ?? t('cancel')}
              </button>
            )}
            <button type="button" className={tonal ? 'button' : 'button button-accent'} onClick={() => answer(true)}>
              {confirm ?? t('confirm')}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
