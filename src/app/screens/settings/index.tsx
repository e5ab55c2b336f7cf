import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTrial } from '../../../contract/members.ts';
import { chevron, eye, globe, heart, Icon, lock, logout, mail, shield } from '../../ui/icon/icon.tsx';
import { asksToSaveData, browserSavesData, setSavesData, setWantsPopups, wantsPopups } from '../../device/choices.ts';
import { hasAnswered, keepAnswer, saysYes } from '../../features/analytics/consent.ts';
import { paths } from '../../paths.ts';
import { flag, settings } from '../../features/merchant/merchant.ts';
import LanguagePicker from '../../features/language/language-picker.tsx';
import { hydrated } from '../../runtime/scheduling/hydration.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { confirmSignOut } from '../../features/session/log-in-out.ts';
import { session } from '../../features/session/session.ts';
import './settings.css';

/** Outlines on a 24-unit grid, drawn after Lucide (ISC licence). */
const gauge = 'm12 14 4-4M3.3 19a10 10 0 1 1 17.4 0';

interface RowProps {
  shape: string;
  label: string;
  hint: string;
}

const Words = ({ shape, label, hint }: RowProps) => (
  <>
    <Icon shape={shape} size={20} />
    <span className="fill row-words">
      {label}
      <span className="hint">{hint}</span>
    </span>
  </>
);

interface SwitchProps extends RowProps {
  read: () => boolean;
  keep: (on: boolean) => void;
  /** on, and only the browser can switch it off */
  fixed?: boolean;
}

/** A row with a switch that is stored on this phone: the drawn page shows it disabled, as its state is not known there. */
function Switch({ read, keep, fixed = false, ...row }: SwitchProps) {
  const [chosen, setChosen] = useState<boolean>();
  const known = hydrated.value;
  const change = (wanted: boolean) => {
    keep(wanted);
    setChosen(wanted);
  };
  return (
    <label className="row list-row settings-row" data-kept="">
      <Words {...row} />
      <input type="checkbox" className="settings-switch" checked={known && (fixed || (chosen ?? read()))} disabled={fixed || !known} onChange={({ currentTarget: { checked } }) => change(checked)} />
    </label>
  );
}

const SettingsLink = ({ href, of, ...row }: RowProps & { href: string; of?: 'member' }) => (
  <a className={`row list-row settings-row${of ? ` of-${of}` : ''}`} href={href}>
    <Words {...row} />
    <Icon shape={chevron} size={20} />
  </a>
);

/** Settings (M01): this phone's language and data, which a visitor has too; the account's protection, and the way out. */
export default function Settings() {
  const { t } = useTranslation('settings');
  // The page is drawn for visitors and members: classes of the root show each their parts.
  const isMember = !isTrial(session.value?.type);
  const savesAlready = hydrated.value && browserSavesData();
  // Shown while the flags are loading.
  const hasLimits = !settings.value || flag('RESPONSIBLE');
  return (
    <Screen name="settings">
      <div className="page-column">
        <h2 className="settings-heading">{t('phone')}</h2>
        <div className="card divided">
          <div className="list-row settings-row settings-language">
            <LanguagePicker>
              <Icon shape={globe} size={20} />
              <span className="row-words">{t('language')}</span>
            </LanguagePicker>
          </div>
          {/* Announcements over home. */}
          <Switch shape={mail} label={t('popUps')} hint={t('popUpsHint')} read={wantsPopups} keep={setWantsPopups} />
          <Switch shape={gauge} label={t('saveData')} hint={t(savesAlready ? 'saveDataFixed' : 'saveDataHint')} read={asksToSaveData} keep={setSavesData} fixed={savesAlready} />
          {hydrated.value && hasAnswered() && <Switch shape={eye} label={t('analytics')} hint={t('analyticsHint')} read={saysYes} keep={keepAnswer} />}
        </div>
        {(isMember || hasLimits) && (
          <>
            <h2 className="settings-heading of-member">{t('account')}</h2>
            {hasLimits && <h2 className="settings-heading of-visitor">{t('play')}</h2>}
            <div className={`card divided${hasLimits ? '' : ' of-member'}`}>
              {isMember && <SettingsLink of="member" href={paths.changePassword} shape={lock} label={t('changePassword')} hint={t('changePasswordHint')} />}
              {isMember && <SettingsLink of="member" href={paths.securityCenter} shape={shield} label={t('security')} hint={t('securityHint')} />}
              {hasLimits && <SettingsLink href={paths.responsiblePlay} shape={heart} label={t('responsible')} hint={t('responsibleHint')} />}
            </div>
          </>
        )}
        <button type="button" className="button button-wide settings-out of-member" onClick={() => void confirmSignOut(paths.home)}>
          <Icon shape={logout} size={20} />
          {t('signOut')}
        </button>
        <p className="hint settings-version">{t('version', { version: import.meta.env.VERSION as string })}</p>
      </div>
    </Screen>
  );
}
