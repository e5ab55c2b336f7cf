// @chunk over-pages
import { isDesktop } from '../../device/desktop.ts';
import { needsAgeAnswer } from '../../features/responsible-play/age-answer.ts';
import { questions } from '../../ui/messages/messages.ts';
import { ageGate } from '../../features/responsible-play/age-gate/age-gate.ts';
import { check } from '../../features/responsible-play/reality-check/due-check.ts';
import { realityCheck } from '../../features/responsible-play/reality-check/start-reality-check.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Toasts } from './toasts.tsx';

const desktopCard = lazy(() => import('../../features/install/desktop-card.tsx'), { strings: ['install'] });

/** The toasts and the oldest question of ui/messages; above them the questions that come before all else; on a computer the card beside the page. */
export default function Messages() {
  const question = questions.value[0];
  const Check = check.value && realityCheck.value.value?.default;
  const AgeGate = needsAgeAnswer.value && ageGate.value.value?.default;
  return (
    <>
      <Toasts />
      {isDesktop() && <Lazy of={desktopCard} inline />}
      {question && <ConfirmDialog key={question.id} question={question} />}
      {Check && <Check />}
      {AgeGate && <AgeGate />}
    </>
  );
}
