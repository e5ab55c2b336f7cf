import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { isDesktop } from '../../device/browser/browser.ts';
import { questions } from '../../ui/messages/messages.ts';
import { realityCheck } from '../../features/responsible-play/reality-check/reality-check.ts';
import { keepLoading, lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { Toasts } from './toasts.tsx';

const desktopCard = lazy(() => import('../../features/install/desktop-card.tsx'), { strings: ['install'] });

/** The dialog of questions: it comes with the first touch, for nobody is asked anything before. */
export const confirmDialog = lazy(() => import('./confirm-dialog.tsx'));

/** The toasts and the oldest question of ui/messages; above them the reality check; on a computer the card beside the page. `plain` shows them while the dialog cannot be had. */
export default function Messages({ plain: Plain }: { plain: ComponentType }) {
  const question = questions.value[0];
  const asks = question !== undefined;
  useEffect(() => (asks ? keepLoading(confirmDialog) : undefined), [asks]);
  const Dialog = confirmDialog.value.value?.default;
  const Check = realityCheck.value.value?.default;
  if (asks && !Dialog && confirmDialog.error.value !== undefined) return <Plain />;
  return (
    <>
      <Toasts />
      {isDesktop() && <Lazy of={desktopCard} inline />}
      {question && Dialog && <Dialog key={question.id} question={question} />}
      {Check && <Check />}
    </>
  );
}
