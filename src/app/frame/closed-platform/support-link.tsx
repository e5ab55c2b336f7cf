import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { channels, linkCipher } from '../../features/merchant/support-channels.ts';
import { keepLoading } from '../../runtime/lazy/lazy.ts';
import './support-link.css';

/** The way to support outside the platform, which works while that is closed; `main`: it is the only thing to do. */
export function SupportLink({ main = false }: { main?: boolean }) {
  const { t } = useTranslation('common');
  useEffect(() => keepLoading(linkCipher), []);
  const support = channels.value?.[0];
  return (
    <div className="closed-support">
      {support && (
        <a className={main ? 'button button-accent' : 'button'} href={support.href} target="_blank" rel="noopener noreferrer">
          {t('closed.support')}
        </a>
      )}
    </div>
  );
}
