import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { flag, settings } from '../../features/merchant/merchant.ts';
import LanguagePicker from '../../features/language/language-picker.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { confirmSignOut } from '../../features/session/confirm-sign-out.ts';
import { session } from '../../features/session/session.ts';
import { isTrial } from '../../../contract/members.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { globe, logout } from '../../ui/icon/shapes.ts';
import { heart, lock, shield } from '../../ui/icon/member-shapes.ts';
import { DataSaving } from './data-saving.tsx';
import { PopUps } from './pop-ups.tsx';
import { SettingsLink } from './settings-link.tsx';
import './settings.css';

/** Settings (M01): this phone's language and data, the account's protection, and the way out. */
export default function Settings() {
  const { t } = useTranslation('settings');
  const isMember = session.value !== undefined && !isTrial(session.value.type);
  return (
    <Screen name="settings" title={t('settings:title')}>
      <div className="page-column">
        <h2 className="settings-heading">{t('phone')}</h2>
        <div className="card divided">
          <div className="list-row settings-row settings-language">
            <LanguagePicker>
              <Icon shape={globe} size={20} />
              <span className="row-words">{t('language')}</span>
            </LanguagePicker>
          </div>
          <PopUps t={t} />
          <DataSaving t={t} />
        </div>
        <h2 className="settings-heading">{t('account')}</h2>
        <div className="card divided">
          {isMember && <SettingsLink href={paths.changePassword} shape={lock} label={t('changePassword')} hint={t('changePasswordHint')} />}
          {isMember && <SettingsLink href={paths.securityCenter} shape={shield} label={t('security')} hint={t('securityHint')} />}
          {/* Its place is kept while the flags are on their way. */}
          {(!settings.value || flag('RESPONSIBLE')) && <SettingsLink href={paths.responsiblePlay} shape={heart} label={t('responsible')} hint={t('responsibleHint')} />}
        </div>
        <button type="button" className="button button-wide settings-out" onClick={() => void confirmSignOut(paths.home)}>
          <Icon shape={logout} size={20} />
          {t('signOut')}
        </button>
        <p className="hint settings-version">{t('version', { version: import.meta.env.VERSION as string })}</p>
      </div>
    </Screen>
  );
}
