import { useEffect } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { computed, useComputed } from '@preact/signals-react';
import { dayLength } from '../../../contract/day.ts';
import { paths } from '../../paths.ts';
import { confirmLogin } from '../../features/session/log-in-out.ts';
import { serverNow, wholeSecond } from '../../runtime/clock.ts';
import { member, memberName, unread } from '../../features/member/member.ts';
import { loggedIn, session } from '../../features/session/session.ts';
import { chevron, Icon, user, eye, eyeOff, mail } from '../../ui/icon/icon.tsx';
import { Live } from '../../ui/live/live.tsx';
import { openOverlay } from '../../runtime/overlays/overlays.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { BackButton } from '../../ui/back-button/back-button.tsx';
import { LazyLanguagePicker } from '../../frame/header/header.tsx';
import { isOffered } from '../../features/merchant/offered.ts';
import { flag } from '../../features/merchant/merchant.ts';
import { Balance } from '../../features/wallet/balance.tsx';
import { balanceHidden, balanceText, playMoney, toggleBalance, wallet } from '../../features/wallet/wallet.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { reloadOnLanguage } from '../../i18n/language.ts';
import { Avatar, headIconResource } from './head-icon.tsx';
import { levelName, EntryLink, Groups, Tiles } from './entries.tsx';
import './mine.css';

const headIconPicker = lazy(() => import('./icons.tsx'));

/** Whole days since the member registered (M05); undefined until that is known. They follow the clock, which the platform may correct later. */
const days = computed(() => {
  const regDate = member.value.value?.regDate;
  void wholeSecond.value;
  return regDate === undefined ? undefined : Math.max(0, Math.floor((serverNow() - regDate) / dayLength));
});

/** Placeholder of the member's summary, until the app knows the session. */
const memberPlace = (
  <div key="waiting" className="row mine-summary of-member">
    <span className="row mine-face" />
  </div>
);

/** The member's name and level (M05); a visitor is asked to log in or to register. */
function Summary({ t }: { t: TFunction }) {
  // Keys: without them the visitor's login button would be reused as the member's face, and move there.
  if (!loggedIn.value) {
    const visitor = (
      <div key="visitor" className="row mine-summary of-visitor">
        <span className="row mine-face" aria-hidden="true">
          <Icon shape={user} size={28} />
        </span>
        <p className="mine-words">
          <strong className="mine-name">{t('visitor.hello')}</strong>
          <span className="hint mine-days">{t('visitor.text')}</span>
        </p>
        <button type="button" className="mine-enter" onClick={() => void confirmLogin(paths.mine)}>
          {t('visitor.enter')}
        </button>
      </div>
    );
    return [visitor, memberPlace];
  }
  const count = days.value;
  const level = levelName();
  return (
    <div key="member" className={level ? 'row mine-summary mine-summary-vip' : 'row mine-summary'}>
      <button type="button" className="row mine-face" aria-label={t('icons.change')} aria-haspopup="dialog" onClick={() => openOverlay(headIconPicker)}>
        <Avatar />
      </button>
      <p className="mine-words">
        <strong className="mine-name"><Live text={memberName} /></strong>
        <span className="hint mine-days">{count !== undefined ? t('days', { count }) : member.failure.value === undefined ? '\u00a0' : t('unknown')}</span>
      </p>
      {level && (
        <a className="mine-level" href={paths.benefits}>
          <span className="ellipsis">{level}</span>
          <Icon shape={chevron} size={16} />
        </a>
      )}
    </div>
  );
}

const gear = 'M9.7 4.1a2.3 2.3 0 0 1 4.6 0 2.3 2.3 0 0 0 3.3 1.9 2.3 2.3 0 0 1 2.3 4 2.3 2.3 0 0 0 0 3.9 2.3 2.3 0 0 1-2.3 4 2.3 2.3 0 0 0-3.3 1.9 2.3 2.3 0 0 1-4.6 0 2.3 2.3 0 0 0-3.3-1.9 2.3 2.3 0 0 1-2.3-4 2.3 2.3 0 0 0 0-3.9 2.3 2.3 0 0 1 2.3-4 2.3 2.3 0 0 0 3.3-1.9M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0';

/** In place of the header: the way home, the mail with its red dot (M06), the settings (M03). */
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

function Purse({ t }: { t: TFunction }) {
  const hidden = balanceHidden.value;
  const isLong = useComputed(() => balanceText.value.length > 13).value;
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
      <p className={isLong ? 'mine-balance mine-balance-long numbers' : 'mine-balance numbers'}>
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
    // The level's name is in the current language.
    return reloadOnLanguage(member.load);
  }, [token]);
  return (
    <Screen name="mine">
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
