import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { flag, settings } from '../../features/merchant/merchant.ts';

/**
 * Login and register links for visitors (S11). The register link keeps its place until the flags are known; if they
 * switch it off, a second login link takes its place, so that nothing moves.
 */
export function VisitorHeader() {
  const { t } = useTranslation('shell');
  const login = (
    <a className="header-pill" href={paths.login}>
      {t('header.login')}
    </a>
  );
  if (settings.value && !flag('DIRECTREG3')) return <div className="header-ways of-visitor">{login}</div>;
  return (
    <nav className="header-ways of-visitor" aria-label={t('header.ways')}>
      {login}
      <a className={settings.value ? 'header-pill' : 'header-pill header-pill-kept'} href={paths.register}>
        {t('header.register')}
      </a>
    </nav>
  );
}
