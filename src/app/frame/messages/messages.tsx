// @chunk over-pages
import { needsAgeAnswer } from '../../features/responsible-play/adult.ts';
import { questions } from '../../ui/messages/messages.ts';
import { ageGate } from '../../features/responsible-play/age-gate/age-gate.ts';
import { check } from '../../features/responsible-play/reality-check/due-check.ts';
import { realityCheck } from '../../features/responsible-play/reality-check/start-reality-check.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Toasts } from './toasts.tsx';

/** The toasts and the oldest question of ui/messages; above them the questions that come before all else. */
export default function Messages() {
  const question = questions.value[0];
  const Check = check.value && realityCheck.value.value?.default;
  const AgeGate = needsAgeAnswer.value && ageGate.value.value?.default;
  return (
    <>
      <Toasts />
      {question && <ConfirmDialog key={question.id} question={question} />}
      {Check && <Check />}
      {AgeGate && <AgeGate />}
    </>
  );
}
