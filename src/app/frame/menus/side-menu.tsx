import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isAgent } from '../../../contract/members.ts';
import { addressOf } from '../../../contract/address.ts';
import type { Settings } from '../../../contract/endpoints/platform.ts';
import { usualRows, type OwnLink, type RowPlace } from '../../../contract/menu-places.ts';
import type { MerchantConfig } from '../../../contract/page.ts';
import { paths } from '../../paths.ts';
import { textPages } from '../../../contract/own-texts.ts';
import { ownPages } from '../../features/own-text/own-text.ts';
import LanguagePicker from '../../features/language/language-picker.tsx';
import { Brand } from '../../ui/brand/brand.tsx';
import { chevron, close, globe, Icon, scroll, share, telegram } from '../../ui/icon/icon.tsx';
import { pageData } from '../../device/page-data.ts';
import { language } from '../../i18n/language.ts';
import { flag, settings } from '../../features/merchant/merchant.ts';
import { isOffered } from '../../features/merchant/offered.ts';
import { confirmLogin } from '../../features/session/log-in-out.ts';
import { currentBreak } from '../../features/responsible-play/break/break.ts';
import { session } from '../../features/session/session.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { routeOf } from '../../routes.ts';
import type { OverlayProps } from '../../runtime/overlays/overlays.ts';
import { linkShape, menuPlaces } from './places.ts';
import './side-menu.css';

/** The address of the share button (A §6); undefined hides the button. `type` is the member's, undefined for a visitor. */
export function shareTarget(type: number | undefined, referral: boolean): string | undefined {
  if (type === undefined) return paths.login;
  return referral && !isAgent(type) ? paths.inviteFriends : undefined;
}

/** The address of the Telegram contact (A §3), if any. */
function telegramOf(known: Settings | undefined, merchant: MerchantConfig): string | undefined {
  const contact = known?.contacts.TELEGRAM?.url ?? merchant.contact?.TELEGRAM;
  return contact && addressOf(contact);
}

/** The rows from top to bottom: the merchant's, else the usual ones with the merchant's links before its pages. */
function rowsOf({ sideMenu, links = [] }: MerchantConfig): readonly (RowPlace | OwnLink)[] {
  const at = usualRows.indexOf('texts');
  return sideMenu ?? [...usualRows.slice(0, at), ...links, ...usualRows.slice(at)];
}

/** The menu behind the merchant's name (S14); a row without an address is hidden. */
export default function SideMenu({ onClose }: OverlayProps) {
  const { t } = useTranslation('menus');
  const shareHref = shareTarget(session.value?.type, flag('REFERRAL') && !currentBreak.value);
  const telegramHref = telegramOf(settings.value, pageData.merchant);
  const row = (shape: string, label: string) => (
    <>
      <Icon shape={shape} size={22} />
      {label}
      <Icon shape={chevron} size={18} />
    </>
  );
  const outside = { target: '_blank', rel: 'noopener noreferrer' };
  const link = (href: string, shape: string, label: string) => (
    <a key={href} className="side-menu-row" href={href} {...(!href.startsWith('/') && outside)}>{row(shape, label)}</a>
  );
  const show = (entry: RowPlace | OwnLink): ReactNode => {
    if (typeof entry === 'object') return link(entry.href, linkShape(entry.icon), entry.label[language.value] ?? entry.href);
    switch (entry) {
      case 'share':
        return shareHref && link(shareHref, share, t('side.share'));
      case 'telegram':
        return telegramHref && link(telegramHref, telegram, t('side.telegram'));
      case 'texts':
        return ownPages().map(({ name, title }) => link(`${textPages}/${name}`, scroll, title));
      case 'language':
        return (
          <LanguagePicker key={entry}>
            <Icon shape={globe} size={22} />
            {t('side.language')}
          </LanguagePicker>
        );
      default: {
        const { path, shape } = menuPlaces[entry];
        const { access } = routeOf(path);
        if (!isOffered(path) || (access.courts && currentBreak.value)) return null;
        if (access.session !== 'login' || session.value) return link(path, shape, t(`place.${entry}`));
        return <button key={path} type="button" className="side-menu-row" onClick={() => void confirmLogin(path)}>{row(shape, t(`place.${entry}`))}</button>;
      }
    }
  };
  return (
    <Dialog className="side-menu" label={t('side.title')} onClose={onClose}>
      {(leave) => (
        <>
          <div className="row side-menu-top">
            <Brand />
            <button type="button" className="icon-button quiet" aria-label={t('close')} onClick={leave}>
              <Icon shape={close} />
            </button>
          </div>
          <div className="side-menu-rows">
            {rowsOf(pageData.merchant).map(show)}
          </div>
          <p className="hint side-menu-play">{t('side.play')}</p>
        </>
      )}
    </Dialog>
  );
}
