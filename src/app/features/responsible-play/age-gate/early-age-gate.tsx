// Only the build renders it.
import { useTranslation } from 'react-i18next';
import { ageAttributes, earlyAgeGateId } from '../../../../contract/age-gate.ts';
import { AgeQuestion } from './age-question.tsx';

/** The 18+ question as it comes with the page: it stands from the first paint, until the app puts its own in its place. */
export function EarlyAgeGate() {
  const { t } = useTranslation('ageGate');
  return (
    <div id={earlyAgeGateId} role="dialog" aria-modal="true" aria-label={t('asked.title')} tabIndex={-1}>
      {(['', 'no'] as const).map((answered) => (
        <div key={answered} className="age-gate" {...{ [ageAttributes.part]: answered }}>
          <AgeQuestion answered={answered} />
        </div>
      ))}
    </div>
  );
}
