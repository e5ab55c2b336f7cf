// @chunk menus
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { telegramOf } from '../../../../contract/side-menu.ts';
import { earlyMenu } from '../../../device/early-menu.ts';
import { pageData } from '../../../device/page-data.ts';
import { paths } from '../../../paths.ts';
import { promotionEnabled, settings } from '../../../features/merchant/merchant.ts';
import { confirmLogin } from '../../../features/session/confirm-login.ts';
import { session } from '../../../features/session/session.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { OverlayProps } from '../../../runtime/overlays/overlays.ts';
import { shareTarget } from './share.ts';
import { SideMenuView } from './side-menu-view.tsx';

/** The menu behind the merchant's name (S14). */
export default function SideMenu({ onClose }: OverlayProps) {
  const { t } = useTranslation('menus');
  // The one that came with the page stands until this one does.
  const [early] = useState(earlyMenu);
  const type = session.value?.type;
  return (
    <Dialog className="side-menu" label={t('side.title')} onClose={onClose} endEarly={early}>
      {(leave) => (
        <SideMenuView
          onMessages={type === undefined ? () => void confirmLogin(paths.messages) : undefined}
          shareHref={shareTarget(type, promotionEnabled('REFERRAL'))}
          telegramHref={telegramOf(settings.value, pageData.merchant)}
          onClose={leave}
        />
      )}
    </Dialog>
  );
}
