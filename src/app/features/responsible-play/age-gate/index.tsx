// @chunk over-pages
// Comes for visitors who have not said how old they are.
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { endEarlyAgeGate } from '../../../device/early-age-gate.ts';
import { ageAnswer, setAgeAnswer } from '../age-answer.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { AgeQuestion } from './age-question.tsx';

/** Asks whether the person is 18 or older, before anything else. A person who is not goes no further. */
export default function AgeGate() {
  const { t } = useTranslation('ageGate');
  // The question that came with the page has done its part; this one covers the page as well.
  useLayoutEffect(endEarlyAgeGate, []);
  const answered = ageAnswer.value === 'no' ? 'no' : '';
  return (
    <Dialog key={answered} dismissible={false} className="age-gate" describedBy="age-gate-text" label={t(answered ? 'no.title' : 'asked.title')}>
      {() => <AgeQuestion answered={answered} textId="age-gate-text" onAnswer={setAgeAnswer} />}
    </Dialog>
  );
}
