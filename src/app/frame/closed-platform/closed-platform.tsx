import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { shortMomentText } from '../../i18n/instant.ts';
import { platformStatus, reopensAt } from '../../features/merchant/platform-status.ts';
import LanguagePicker from '../../features/language/language-picker.tsx';
import { ClosedView } from './closed-view.tsx';
import './closed-platform.css';

/** Shown over a closed platform: in maintenance, or not serving this region (S05). */
export default function Closed() {
  const { t } = useTranslation('common');
  const main = useRef<HTMLElement>(null);
  const why = platformStatus.value === 'restricted' ? 'restricted' : 'maintenance';
  const title = t(`closed.${why}.title`);
  useEffect(() => {
    const before = document.title;
    document.title = title;
    main.current!.focus();
    return () => {
      document.title = before;
    };
  }, [title]);
  const back = why === 'maintenance' && reopensAt.value;
  return (
    <main ref={main} className="closed" data-screen={why} tabIndex={-1} aria-live="polite">
      <h1 className="unseen">{title}</h1>
      <div className="closed-language">
        <LanguagePicker />
      </div>
      <ClosedView why={why} />
      {back && <p className="closed-back">{t('closed.reopens', { time: shortMomentText(back) })}</p>}
    </main>
  );
}
