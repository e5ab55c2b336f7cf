import { useTranslation } from 'react-i18next';

/** A phone with what a step is about drawn on its screen. */
function Phone({ screen, tap }: { screen: string; tap: string }) {
  return (
    <svg viewBox="0 0 72 96" width="72" height="96" fill="none" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path className="guide-frame" d="M19 4h34a7 7 0 0 1 7 7v74a7 7 0 0 1-7 7H19a7 7 0 0 1-7-7V11a7 7 0 0 1 7-7zM31 11h10M30 85h12" />
      <path className="guide-screen" d={screen} />
      <path className="guide-tap" d={tap} />
    </svg>
  );
}

interface GuideStepProps {
  /** from 1 */
  number: number;
  words: string;
  screen: string;
  tap: string;
}

export function GuideStep({ number, words, screen, tap }: GuideStepProps) {
  const { t } = useTranslation('downloadGuide');
  return (
    <li className="card padded row guide-step">
      <Phone screen={screen} tap={tap} />
      <div>
        <p className="hint">{t('step', { number })}</p>
        <p>{words}</p>
      </div>
    </li>
  );
}
