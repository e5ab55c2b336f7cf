import { useTranslation } from 'react-i18next';
import { pageData } from '../../device/page-data.ts';
import { loggedIn } from '../../features/session/session.ts';
import { BackButton } from '../../ui/back-button/back-button.tsx';
import { Brand } from '../../ui/brand/brand.tsx';
import type { RouteMeta } from '../../routes.ts';
import { Icon, menu } from '../../ui/icon/icon.tsx';
import { openMenu } from '../menus/menus.ts';
import { setActionSlot } from './action.tsx';
import { LazyLanguagePicker } from '../../features/language/lazy-language-picker.tsx';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { memberHeader } from './lazy-member.ts';
import { VisitorHeader } from './visitor.tsx';
import './header.css';

/** The member's part, until it is known. */
const waiting = <div className="header-member of-member" />;

/** The header of a page that has one: home's own, or a title with its back arrow (S07). */
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
      <p className="header-title">{t(`${route.name}:title`, { defaultValue: t('loadFailed.title') })}</p>
      <div className="header-end">
        <div ref={setActionSlot} />
        <LazyLanguagePicker />
      </div>
    </header>
  );
}
