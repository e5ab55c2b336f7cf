import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { paths } from '../../paths.ts';
import { BackButton } from '../../ui/back-button/back-button.tsx';
import { member, unread } from '../../features/member/member.ts';
import { LazyLanguagePicker } from '../../frame/header/header.tsx';
import { isOffered } from '../../features/merchant/offered.ts';
import { chevron, eye, eyeOff, Icon, mail } from '../../ui/icon/icon.tsx';
import { flag } from '../../features/merchant/merchant.ts';
import { loggedIn, session } from '../../features/session/session.ts';
import { Balance } from '../../features/wallet/balance.tsx';
import { balanceHidden, playMoney, toggleBalance, wallet } from '../../features/wallet/wallet.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { reloadOnLanguage } from '../../i18n/language.ts';
import { EntryLink, Groups, Tiles } from './entries.tsx';
import { headIconResource } from './head-icon.tsx';
import { Summary } from './summary.tsx';
import './mine.css';

const gear = 'M9.7 4.1a2.3 2.3 0 0 1 4.6 0 2.3 2.3 0 0 0 3.3 1.9 2.3 2.3 0 0 1 2.3 4 2.3 2.3 0 0 0 0 3.9 2.3 2.3 0 0 1-2.3 4 2.3 2.3 0 0 0-3.3 1.9 2.3 2.3 0 0 1-4.6 0 2.3 2.3 0 0 0-3.3-1.9 2.3 2.3 0 0 1-2.3-4 2.3 2.3 0 0 0 0-3.9 2.3 2.3 0 0 1 2.3-4 2.3 2.3 0 0 0 3.3-1.9M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0';

/** Stands in the place of the header: home, the mail with its red dot (M06), the settings (M03). */
function Top({ t }: { t: TFunction }) {
  const waiting = unread.value.value ?? 0;
  return (
    <div className="mine-top">
      <BackButton target="home" />
      <p className="mine-title">{t('title')}</p>
      <LazyLanguagePicker />
      {isOffered(paths.messages) && (
        <EntryLink className="icon-button mine-round" path={paths.messages} label={waiting > 0 ? t('shell:header.unread', { waiting }) : t('shell:header.messages')}>
          <Icon shape={mail} />
          {waiting > 0 && <span className="header-dot mine-dot" />}
        </EntryLink>
      )}
      <EntryLink className="icon-button mine-round" path={paths.settings} label={t('settings')}>
        <Icon shape={gear} />
      </EntryLink>
    </div>
  );
}

/** The balance, a link to the net result, and the buttons for deposit and withdrawal. */
function Purse({ t }: { t: TFunction }) {
  const hidden = balanceHidden.value;
  return (
    <section className="mine-purse" aria-label={t('balance')}>
      <div className="row mine-purse-head">
        <p>{t(playMoney.value ? 'shell:playMoney' : 'balance')}</p>
        {loggedIn.value && (
          <button type="button" className="icon-button" aria-label={t(hidden ? 'show' : 'hide')} onClick={toggleBalance}>
            <Icon shape={hidden ? eyeOff : eye} size={20} />
          </button>
        )}
        {loggedIn.value && flag('PERSREP') && (
          <a className="row mine-result" href={paths.profitAndLoss}>
            {t('result')}
            <Icon shape={chevron} size={16} />
          </a>
        )}
      </div>
      <p className="mine-balance numbers">
        {loggedIn.value ? (
          <Balance />
        ) : (
          <>
            <span className="of-visitor">{t('visitor.balance')}</span>
            <span className="of-member">{'\u00a0'}</span>
          </>
        )}
      </p>
      <div className="mine-money">
        {(['deposit', 'withdraw'] as const).map((name, index) => (
          <EntryLink key={name} className={index ? 'button mine-out' : 'button button-accent'} path={paths[name]}>
            {t(`entry.${name}`)}
          </EntryLink>
        ))}
      </div>
    </section>
  );
}

/** The member centre (A §2), which visitors see too. */
export default function Mine() {
  const { t } = useTranslation('mine');
  const token = session.value?.token;
  useEffect(() => {
    if (!token) return undefined;
    for (const known of [unread, wallet, headIconResource]) void known.load();
    // A level is named in the language that is spoken.
    return reloadOnLanguage(member.load);
  }, [token]);
  return (
    <Screen name="mine" title={t('title')}>
      <div className="mine">
        <Top t={t} />
        <Summary t={t} />
        <Purse t={t} />
        <Tiles t={t} />
        <Groups t={t} />
      </div>
    </Screen>
  );
}
