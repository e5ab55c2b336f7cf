import { useTranslation } from 'react-i18next';
import { telegramOf } from '../../../features/merchant/telegram.ts';
import { pageData } from '../../../device/page-data.ts';
import { paths } from '../../../paths.ts';
import { flag, settings } from '../../../features/merchant/merchant.ts';
import { isOffered } from '../../../features/merchant/offered.ts';
import { confirmLogin } from '../../../features/session/confirm-login.ts';
import { away } from '../../../features/responsible-play/away/break.ts';
import { session } from '../../../features/session/session.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { OverlayProps } from '../../../runtime/overlays/overlays.ts';
import { shareTarget } from './share.ts';
import { SideMenuView } from './side-menu-view.tsx';

/** The menu behind the merchant's name (S14). */
export default function SideMenu({ onClose }: OverlayProps) {
  const { t } = useTranslation('menus');
  const type = session.value?.type;
  return (
    <Dialog className="side-menu" label={t('side.title')} onClose={onClose}>
      {(leave) => (
        <SideMenuView
          messages={isOffered(paths.messages)}
          onMessages={type === undefined ? () => void confirmLogin(paths.messages) : undefined}
          shareHref={shareTarget(type, flag('REFERRAL') && !away.value)}
          telegramHref={telegramOf(settings.value, pageData.merchant)}
          onClose={leave}
        />
      )}
    </Dialog>
  );
}
