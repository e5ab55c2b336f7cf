import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { confirmSignOut } from '../../features/session/confirm-sign-out.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { chevron, logout } from '../../ui/icon/shapes.ts';
import { lock } from './shapes.ts';
import './settings.css';

/** Settings (M01): the password, and the way out. */
export default function Settings() {
  const { t } = useTranslation('settings');
  return (
    <Screen name="settings" title={t('settings:title')}>
      <div className="page-column">
        <a className="press-fade card row settings-row" href={paths.changePassword}>
          <Icon shape={lock} size={20} />
          <span className="fill settings-words">
            {t('changePassword')}
            <span className="hint">{t('changePasswordHint')}</span>
          </span>
          <Icon shape={chevron} size={20} />
        </a>
        <button type="button" className="button settings-out" onClick={() => void confirmSignOut(paths.home)}>
          <Icon shape={logout} size={20} />
          {t('signOut')}
        </button>
      </div>
    </Screen>
  );
}
