// @chunk menus
import { useTranslation } from 'react-i18next';
import { isAddress } from '../../../../contract/address.ts';
import { pageData } from '../../../device/page-data.ts';
import { paths } from '../../../paths.ts';
import { promotionEnabled, settings } from '../../../features/merchant/merchant.ts';
import { session } from '../../../features/session/session.ts';
import { Icon } from '../../../ui/icon/index.tsx';
import { chevron, close, globe, mail, share, telegram } from '../../../ui/icon/shapes.ts';
import { confirmLogin } from '../../../features/session/confirm-login.ts';
import { Brand } from '../../../ui/brand/brand.tsx';
import { LanguagePicker } from '../../../features/language/language-picker.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { OverlayProps } from '../../../runtime/overlays/overlays.ts';
import { shareTarget } from './share.ts';
import './side-menu.css';

/** The menu behind the merchant's name (S14). */
export default function SideMenu({ onClose }: OverlayProps) {
  const { t } = useTranslation('menus');
  const type = session.value?.type;
  const shared = shareTarget(type, promotionEnabled('REFERRAL'));
  const contact = settings.value?.contacts.TELEGRAM?.url ?? pageData.merchant.contact?.TELEGRAM;
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
            {type === undefined ? (
              <button type="button" className="side-menu-row" onClick={() => void confirmLogin(paths.messages)}>
                <Icon shape={mail} size={22} />
                {t('side.messages')}
                <Icon shape={chevron} size={18} />
              </button>
            ) : (
              <a className="side-menu-row" href={paths.messages}>
                <Icon shape={mail} size={22} />
                {t('side.messages')}
                <Icon shape={chevron} size={18} />
              </a>
            )}
            {shared && (
              <a className="side-menu-row" href={shared}>
                <Icon shape={share} size={22} />
                {t('side.share')}
                <Icon shape={chevron} size={18} />
              </a>
            )}
            {contact && isAddress(contact) && (
              <a className="side-menu-row" href={contact} target="_blank" rel="noopener noreferrer">
                <Icon shape={telegram} size={22} />
                {t('side.telegram')}
                <Icon shape={chevron} size={18} />
              </a>
            )}
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
