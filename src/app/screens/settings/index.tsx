import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { isTrial } from '../../../contract/members.ts';
import { chevron, globe, heart, Icon, lock, logout, mail, shield } from '../../ui/icon/icon.tsx';
import { setWantsPopups, wantsPopups } from '../../features/wants-popups.ts';
import { asksToSaveData, browserSavesData, setSavesData } from '../../device/save-data.ts';
import { paths } from '../../paths.ts';
import { flag, settings } from '../../features/merchant/merchant.ts';
import LanguagePicker from '../../features/language/language-picker.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { confirmSignOut } from '../../features/session/log-in-out.ts';
import { session } from '../../features/session/session.ts';
import './settings.css';

/** Outlines on a 24-unit grid, drawn after Lucide (ISC licence). */
const gauge = 'm12 14 4-4M3.3 19a10 10 0 1 1 17.4 0';

interface SwitchRowProps {
  shape: string;
  label: string;
  hint: string;
  on: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}

/** A row with a switch for this phone. */
function SwitchRow({ shape, label, hint, on, disabled, onChange }: SwitchRowProps) {
  return (
    <label className="row list-row settings-row">
      <Icon shape={shape} size={20} />
      <span className="fill row-words">
        {label}
        <span className="hint">{hint}</span>
      </span>
      <input type="checkbox" className="settings-switch" checked={on} disabled={disabled} onChange={({ currentTarget: { checked } }) => onChange(checked)} />
    </label>
  );
}

/** Whether the platform's announcements open over home: all that it sends unasked. */
function PopUps({ t }: { t: TFunction }) {
  const [on, setOn] = useState(wantsPopups);
  const change = (wanted: boolean) => {
    setWantsPopups(wanted);
    setOn(wanted);
  };
  return <SwitchRow shape={mail} label={t('popUps')} hint={t('popUpsHint')} on={on} onChange={change} />;
}

/** Data saving: on where the browser saves data already, which only the browser can end. */
function DataSaving({ t }: { t: TFunction }) {
  const [on, setOn] = useState(asksToSaveData);
  const fixed = browserSavesData();
  const change = (wanted: boolean) => {
    setSavesData(wanted);
    setOn(wanted);
  };
  return <SwitchRow shape={gauge} label={t('saveData')} hint={t(fixed ? 'saveDataFixed' : 'saveDataHint')} on={on || fixed} disabled={fixed} onChange={change} />;
}

interface SettingsLinkProps {
  href: string;
  shape: string;
  label: string;
  hint: string;
}

/** A row that leads to a page of its own. */
function SettingsLink({ href, shape, label, hint }: SettingsLinkProps) {
  return (
    <a className="row list-row settings-row" href={href}>
      <Icon shape={shape} size={20} />
      <span className="fill row-words">
        {label}
        <span className="hint">{hint}</span>
      </span>
      <Icon shape={chevron} size={20} />
    </a>
  );
}

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
