import { useTranslation } from 'react-i18next';
import { isAgent } from '../../../contract/members.ts';
import { addressOf } from '../../../contract/address.ts';
import type { Settings } from '../../../contract/endpoints/platform.ts';
import type { MerchantConfig } from '../../../contract/page.ts';
import { paths } from '../../paths.ts';
import LanguagePicker from '../../features/language/language-picker.tsx';
import { Brand } from '../../ui/brand/brand.tsx';
import { chevron, close, globe, Icon, mail, share, telegram } from '../../ui/icon/icon.tsx';
import { pageData } from '../../device/page-data.ts';
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

/** The menu behind the merchant's name (S14); a row without an address is not shown. */
export default function SideMenu({ onClose }: OverlayProps) {
  const { t } = useTranslation('menus');
  const shareHref = shareTarget(session.value?.type, flag('REFERRAL') && !away.value);
  const telegramHref = telegramOf(settings.value, pageData.merchant);
  const words = (name: 'messages' | 'share' | 'telegram', shape: string) => (
    <>
      <Icon shape={shape} size={22} />
      {t(`side.${name}`)}
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
                <a className="side-menu-row" href={paths.messages}>{words('messages', mail)}</a>
              ) : (
                <button type="button" className="side-menu-row" onClick={() => void confirmLogin(paths.messages)}>{words('messages', mail)}</button>
              ))}
            {shareHref && <a className="side-menu-row" href={shareHref}>{words('share', share)}</a>}
            {telegramHref && <a className="side-menu-row" href={telegramHref} target="_blank" rel="noopener noreferrer">{words('telegram', telegram)}</a>}
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
