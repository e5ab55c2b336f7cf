import { useTranslation } from 'react-i18next';
import { questions, toasts } from '../../ui/messages/messages.ts';

/** Messages as text on top of the page, whose questions can be answered, while the code that shows them cannot be had. */
export function PlainMessages() {
  const { t } = useTranslation('shell');
  return (
    <div className="messages-plain" role="alert">
      {toasts.value.map((toast) => (
        <p key={toast.id}>{toast.text}</p>
      ))}
      {questions.value.map((question) => (
        <p key={question.id}>
          {question.title} {question.text}
          <button type="button" className="button" onClick={() => question.answer(true)}>
            {question.confirm || t('confirm')}
          </button>
          <button type="button" className="button" onClick={() => question.answer(false)}>
            {question.cancel || t('cancel')}
          </button>
        </p>
      ))}
    </div>
  );
}
