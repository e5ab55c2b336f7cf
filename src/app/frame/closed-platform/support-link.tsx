import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { channels, linkCipher } from '../../features/merchant/support.ts';
import { keepLoading } from '../../runtime/lazy/lazy.ts';
import { helpTo } from '../../runtime/router/link.ts';

export interface SupportLinkProps {
  /** it is the only action */
  main?: boolean;
}

/** The merchant's first support channel, once its address is known. */
export default function SupportLink({ main }: SupportLinkProps) {
  const { t } = useTranslation('common');
  useEffect(() => keepLoading(linkCipher), []);
  const support = channels.value?.[0];
  return (
    support && (
      <a className={main ? 'button button-accent' : 'button'} href={support.href} {...helpTo(support.href)}>
        {t('closed.support')}
      </a>
    )
  );
}
