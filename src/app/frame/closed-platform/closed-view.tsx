import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguagePicker } from '../../features/language/language-picker.tsx';
import { channels, linkCipher } from '../../features/merchant/support-channels.ts';
import { keepLoading } from '../../runtime/lazy/lazy.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import type { StatusViewProps } from '../../ui/status-view/status-view.tsx';
import { globe, wrench } from '../../ui/status-view/drawings.ts';
import './closed-view.css';

interface ClosedViewProps {
  why: 'maintenance' | 'restricted';
  action?: StatusViewProps['action'];
}

/** Why the platform cannot be reached, with the language and the way to support: both work while it is closed. */
export function ClosedView({ why, action }: ClosedViewProps) {
  const { t } = useTranslation('common');
  useEffect(() => keepLoading(linkCipher), []);
  const support = channels.value?.[0];
  return (
    <>
      <div className="closed-language">
        <LanguagePicker />
      </div>
      <StatusView picture={why === 'restricted' ? globe : wrench} title={t(`closed.${why}.title`)} text={t(`closed.${why}.text`)} action={action} />
      <p className="closed-support">
        {support && (
          <a className="button" href={support.href} target="_blank" rel="noopener noreferrer">
            {t('closed.support')}
          </a>
        )}
      </p>
    </>
  );
}
