// A chunk of its own.
import { questions } from '../../state/messages.ts';
import { Dialog } from './dialog.tsx';
import { Toasts } from './toasts.tsx';

/** Everything that state/messages.ts holds: the toasts, and the oldest question. */
export default function Messages() {
  const question = questions.value[0];
  return (
    <>
      <Toasts />
      {question && <Dialog key={question.id} question={question} />}
    </>
  );
}
