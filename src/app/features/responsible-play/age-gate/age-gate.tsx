import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { computed, effect, signal, untracked } from '@preact/signals-react';
import { ageAsked, ageRefused, answerAttribute, type Answer } from '../../../../contract/over-page.ts';
import { localStore, sessionStore, storageKeys } from '../../../device/storage.ts';
import { words } from '../../../i18n/index.ts';
import { flag } from '../../merchant/merchant.ts';
import { platformStatus } from '../../merchant/platform-status.ts';
import { loggedIn } from '../../session/session.ts';
import { endQuestion } from '../../../device/answer-taps.ts';
import { keepLoading, type LazyModule } from '../../../runtime/lazy/lazy.ts';
import { pageData } from '../../../device/page-data.ts';
import { trapFocus } from '../../../runtime/overlays/focus-trap.ts';

/** The person's answer to the 18+ question: `yes`, `no`, `back` from a no, or null before an answer. */
const ageAnswer = signal(keptAnswer());

function keptAnswer(): string | null {
  return localStore.get(storageKeys.adult) ?? sessionStore.get(storageKeys.adult);
}

/** Whether the person has not said that they are of age; members have. */
export const ageUnknown = computed(() => flag('RESPONSIBLE') && !loggedIn.value && ageAnswer.value !== 'yes');

/** Whether to ask for the age now: not while the platform is closed. */
export const needsAgeAnswer = computed(() => ageUnknown.value && platformStatus.value === 'open');

/** Applies an answer, which `answerTaps` has stored. */
export function setAgeAnswer(answer: Exclude<Answer, 'close'>): void {
  ageAnswer.value = answer;
}

/** Loads the code of the question while the age is unknown; removes the question if it need not be asked. */
export function startAgeGate(question: LazyModule<unknown>): void {
  // It may have been answered before the app ran.
  ageAnswer.value = keptAnswer();
  effect(() => (ageUnknown.value ? untracked(() => keepLoading(question)) : endQuestion()));
}

const answersOf: Readonly<Record<'asked' | 'no', readonly Exclude<Answer, 'close'>[]>> = { asked: ['yes', 'no'], no: ['back'] };

/**
 * Asks whether the person is 18 or older, before anything else; whoever is not goes no further. Both parts are drawn
 * with the page: classes of the root show one, and src/app/device/answer-taps.ts handles taps.
 */
export default function AgeGate() {
  const { t } = useTranslation('ageGate');
  const question = useRef<HTMLDivElement>(null);
  const refusal = useRef<HTMLDivElement>(null);
  const asked = needsAgeAnswer.value;
  const refused = asked && ageAnswer.value === 'no';
  useLayoutEffect(() => {
    if (!asked) return endQuestion();
    const { classList } = document.documentElement;
    classList.add(ageAsked);
    classList.toggle(ageRefused, refused);
    return trapFocus((refused ? refusal : question).current!, () => {});
  }, [asked, refused]);
  // The edge draws it for merchants who ask, on pages that visitors may open.
  if (import.meta.env.SSR && !ageUnknown.value) return null;
  return (['asked', 'no'] as const).map((part) => (
    <div
      key={part}
      ref={part === 'no' ? refusal : question}
      className={part === 'no' ? 'age-gate age-refusal' : 'age-gate age-question'}
      role="dialog"
      aria-modal="true"
      aria-labelledby={`age-${part}`}
      aria-describedby={`age-${part}-text`}
      tabIndex={-1}
    >
      <p className="age-gate-sign" aria-hidden="true">
        {`${words.age}+`}
      </p>
      <h2 id={`age-${part}`}>{t(`${part}.title`)}</h2>
      <p id={`age-${part}-text`} className="age-gate-text">{t(`${part}.text`, { name: pageData.merchant.name })}</p>
      <div className="age-gate-answers">
        {answersOf[part].map((answer) => (
          <button key={answer} type="button" className={answer === 'yes' ? 'button button-accent' : 'button'} {...{ [answerAttribute]: answer }}>
            {t(`${part}.${answer}`)}
          </button>
        ))}
      </div>
      {part === 'asked' && <p className="hint age-gate-law">{t('asked.law')}</p>}
    </div>
  ));
}
