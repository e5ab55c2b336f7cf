import { useTranslation } from 'react-i18next';
import { isAgent } from '../../../contract/members.ts';
import { addressOf } from '../../../contract/address.ts';
import type { Settings } from '../../../contract/endpoints/platform.ts';
import type { MerchantConfig } from '../../../contract/page.ts';
import { paths } from '../../paths.ts';
import { textPages } from '../../../contract/own-texts.ts';
import { ownPages } from '../../features/own-text/own-text.ts';
import LanguagePicker from '../../features/language/language-picker.tsx';
import { Brand } from '../../ui/brand/brand.tsx';
import { chevron, close, globe, Icon, mail, scroll, share, telegram } from '../../ui/icon/icon.tsx';
import { pageData } from '../../device/page-data.ts';
import { language } from '../../i18n/language.ts';
import { flag, settings } from '../../features/merchant/merchant.ts';
import { isOffered } from '../../features/merchant/offered.ts';
import { confirmLogin } from '../../features/session/log-in-out.ts';
import { away } from '../../features/responsible-play/away/break.ts';
import { session } from '../../features/session/session.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { OverlayProps } from '../../runtime/overlays/overlays.ts';
import './side-menu.css';

/** The address of the share button (A §6), or none if the button is not shown. `type` is the member's, none for a visitor. */
export function shareTarget(type: number | undefined, referral: boolean): string | undefined {
  if (type === undefined) return paths.login;
  return referral && !isAgent(type) ? paths.inviteFriends : undefined;
}

/** The address of the Telegram contact (A §3), or none. */
function telegramOf(known: Settings | undefined, merchant: MerchantConfig): string | undefined {
  const contact = known?.contacts.TELEGRAM?.url ?? merchant.contact?.TELEGRAM;
  return contact && addressOf(contact);
}

/** The merchant's own links, in the language of now, then its own pages. */
const ownRows = (): { href: string; label: string }[] => [
  ...(pageData.merchant.links ?? []).map(({ href, label }) => ({ href, label: label[language.value] ?? href })),
  ...ownPages().map(({ name, title }) => ({ href: `${textPages}/${name}`, label: title })),
];

/** The menu behind the merchant's name (S14); a row without an address is not shown. */
export default function SideMenu({ onClose }: OverlayProps) {
  const { t } = useTranslation('menus');
  const shareHref = shareTarget(session.value?.type, flag('REFERRAL') && !away.value);
  const telegramHref = telegramOf(settings.value, pageData.merchant);
  const row = (shape: string, label: string) => (
    <>
      <Icon shape={shape} size={22} />
      {label}
      <Icon shape={chevron} size={18} />
    </>
  );
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
            {isOffered(paths.messages) &&
              (session.value ? (
                <a className="side-menu-row" href={paths.messages}>{row(mail, t('side.messages'))}</a>
              ) : (
                <button type="button" className="side-menu-row" onClick={() => void confirmLogin(paths.messages)}>{row(mail, t('side.messages'))}</button>
              ))}
            {shareHref && <a className="side-menu-row" href={shareHref}>{row(share, t('side.share'))}</a>}
            {telegramHref && <a className="side-menu-row" href={telegramHref} target="_blank" rel="noopener noreferrer">{row(telegram, t('side.telegram'))}</a>}
            {ownRows().map(({ href, label }) => (
              <a key={href} className="side-menu-row" href={href} {...(!href.startsWith('/') && { target: '_blank', rel: 'noopener noreferrer' })}>
                {row(scroll, label)}
              </a>
            ))}
            <LanguagePicker>
              <Icon shape={globe} size={22} />
              {t('side.language')}
            </LanguagePicker>
          </div>
          <p className="hint side-menu-play">{t('side.play')}</p>
        </>
      )}
    </Dialog>
  );
}
