// Only the build renders it.
import { useTranslation } from 'react-i18next';
import { earlyMenuId, menuSlots } from '../../../../contract/side-menu.ts';
import { paths } from '../../../paths.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SideMenuView } from './side-menu-view.tsx';

/** The side menu as it comes with home's HTML, inert, of a merchant with every row: the boot script opens it before the app is there, and leaves the rows that this phone is to see. */
export function EarlySideMenu() {
  const { t } = useTranslation('menus');
  return (
    <template id={earlyMenuId} data-languages={menuSlots.languages} data-invites={menuSlots.invites} data-invitation={paths.inviteFriends}>
      <Dialog className="side-menu" label={t('side.title')}>
        {() => <SideMenuView shareHref={paths.login} telegramHref={menuSlots.telegram} />}
      </Dialog>
    </template>
  );
}
