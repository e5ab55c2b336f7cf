// @chunk entry
// What shows messages is a chunk of its own, fetched when the page is idle or with the first one.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holdToasts, questions, toasts } from '../../ui/messages/messages.ts';
import { keepLoading, lazy } from '../../runtime/lazy/lazy.ts';

export const messages = lazy(() => import('./messages.tsx'));

/** Where messages go. When their chunk cannot be had, they are plain text on top of the page: still said, still answered. */
export function Messages() {
  const { t } = useTranslation('shell');
  const [release] = useState(holdToasts);
  const any = toasts.value.length + questions.value.length > 0;
  useEffect(() => (any ? keepLoading(messages) : undefined), [any]);
  const Shown = messages.value.value?.default;
  const missing = messages.error.value !== undefined;
  const seen = Boolean(Shown) || missing;
  useEffect(() => {
    if (seen) release();
  }, [seen, release]);
  if (Shown) return <Shown />;
  if (!missing || !any) return null;
  return (
    <div className="messages-plain" role="alert">
      {toasts.value.map((toast) => (
        <p key={toast.id}>{toast.text}</p>
      ))}
      {questions.value.map((question) => (
        <p key={question.id}>
          {question.title} {question.text}
          <button type="button" className="button" onClick={() => question.answer(true)}>
            {question.confirm ?? t('confirm')}
          </button>
          <button type="button" className="button" onClick={() => question.answer(false)}>
            {question.cancel ?? t('cancel')}
          </button>
        </p>
      ))}
    </div>
  );
}
