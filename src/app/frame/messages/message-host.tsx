import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holdToasts, questions, toasts } from '../../ui/messages/messages.ts';
import { keepLoading, lazy } from '../../runtime/lazy/lazy.ts';
import { schedule } from '../../runtime/scheduling/schedule.ts';

/** Plain messages, whose questions can be answered, and a lost network, while the code of toasts and dialogs fails to load. */
function PlainMessages() {
  const { t } = useTranslation('shell');
  return (
    <div className="messages-plain" role="alert">
      {navigator.onLine === false && <p>{t('offline')}</p>}
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

/** The code of toasts and questions: it loads once the page has started, or with the first message. */
export const messages = lazy(() => import('./messages.tsx'));

/** Toasts and questions; plain ones while their code fails to load. */
export function Messages() {
  const [release] = useState(holdToasts);
  const any = toasts.value.length + questions.value.length > 0;
  useEffect(() => (any ? keepLoading(messages) : schedule('started', () => keepLoading(messages))), [any]);
  const Shown = messages.value.value?.default;
  const missing = messages.error.value !== undefined;
  const seen = Boolean(Shown) || missing;
  useEffect(() => {
    if (seen) release();
  }, [seen, release]);
  if (Shown) return <Shown plain={PlainMessages} />;
  return missing && (any || navigator.onLine === false) ? <PlainMessages /> : null;
}
