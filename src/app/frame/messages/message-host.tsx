// The components for messages are a lazy chunk, loaded when idle or with the first message.
import { useEffect, useState } from 'react';
import { holdToasts, questions, toasts } from '../../ui/messages/messages.ts';
import { keepLoading, lazy } from '../../runtime/lazy/lazy.ts';
import { PlainMessages } from './plain-messages.tsx';

/** The code that shows toasts and questions. */
export const messages = lazy(() => import('./messages.tsx'));

/** Renders messages. */
export function Messages() {
  const [release] = useState(holdToasts);
  const any = toasts.value.length + questions.value.length > 0;
  useEffect(() => (any ? keepLoading(messages) : undefined), [any]);
  const Shown = messages.value.value?.default;
  const missing = messages.error.value !== undefined;
  const seen = Boolean(Shown) || missing;
  useEffect(() => {
    if (seen) release();
  }, [seen, release]);
  if (Shown) return <Shown plain={PlainMessages} />;
  return missing && any ? <PlainMessages /> : null;
}
