import { useTranslation } from 'react-i18next';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { paths } from '../../paths.ts';
import { flag, settings, settingsFailure } from '../../features/merchant/merchant.ts';
import { pageData } from '../../device/page-data.ts';
import { loggedIn } from '../../features/session/session.ts';
import { BackButton } from '../../ui/back-button/back-button.tsx';
import { Brand } from '../../ui/brand/brand.tsx';
import type { RouteMeta } from '../../routes.ts';
import { Icon, menu } from '../../ui/icon/icon.tsx';
import { openMenu } from '../parts.ts';
import './header.css';

/** The member's part of home's header: visitors do not download it. */
export const memberHeader = lazy(() => import('./member.tsx'));

/** Placeholder of the member's part. */
const waiting = <div className="header-member of-member" />;

/** The header of a page that has one: home's own, or a title with a back arrow (S07). */
export function Header({ route }: { route: RouteMeta }) {
  const { t } = useTranslation('shell');
  if (route.header === 'home') {
    return (
      <header className="header">
        <button type="button" className="header-brand" aria-label={t('header.menu', { name: pageData.merchant.name })} aria-haspopup="dialog" onClick={() => openMenu('side')}>
          <Icon shape={menu} size={20} />
          <Brand />
        </button>
        {loggedIn.value ? <Lazy of={memberHeader} fallback={waiting} inline /> : <VisitorHeader />}
        {!loggedIn.value && waiting}
      </header>
    );
  }
  return (
    <header className="header header-titled">
      <BackButton target={route.back} />
      <p className="header-title">{t(`${route.name}:title`, { defaultValue: '' })}</p>
      <div className="header-end">
        <LazyLanguagePicker />
      </div>
    </header>
  );
}

/**
 * Login and register links for visitors (S11). The register link keeps its place until the flags are known; if they
 * switch it off or cannot be had, login takes its place at the end of the row.
 */
export function VisitorHeader() {
  const { t } = useTranslation('shell');
  const login = (
    <a className="header-pill" href={paths.login}>
      {t('header.login')}
    </a>
  );
  if ((settings.value || settingsFailure()) && !flag('DIRECTREG3')) return <div className="header-ways of-visitor">{login}</div>;
  return (
    <nav className="header-ways of-visitor" aria-label={t('header.ways')}>
      {login}
      <a className={settings.value ? 'header-pill' : 'header-pill header-pill-kept'} href={paths.register}>
        {t('header.register')}
      </a>
    </nav>
  );
}

const languagePicker = lazy(() => import('../../features/language/language-picker.tsx'));

/** The small language control at the end of a screen's head. It loads when idle: most people read the page's language. */
export const LazyLanguagePicker = () => (
  <div className="language-place">
    <Lazy of={languagePicker} when="idle" inline />
  </div>
);
