import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '../../runtime/lazy/part.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { reloadOnLanguage } from '../../i18n/reload-on-language.ts';
import { member, unread } from '../../features/member/member.ts';
import { session } from '../../features/session/session.ts';
import { wallet } from '../../features/wallet/wallet.ts';
import { shownAccount, shownRecords } from './entries.ts';
import { choosing, closeIcons, headIconResource } from './head-icon.ts';
import { Purse } from './purse.tsx';
import { Rows } from './rows.tsx';
import { Summary } from './summary.tsx';
import { Tiles } from './tiles.tsx';
import { Top } from './top.tsx';
import './mine.css';

const icons = part(() => import('./icons.tsx'));

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
        <Rows t={t} title={t('records')} entries={shownRecords()} />
        <Rows t={t} title={t('account')} entries={shownAccount()} />
      </div>
      {choosing.value && <Icons />}
    </Screen>
  );
}

function Icons() {
  const Loaded = icons.loaded.value;
  useEffect(() => {
    icons.bring().catch(closeIcons);
    // Left with the page, they are not there when it is come back to.
    return closeIcons;
  }, []);
  return Loaded ? <Loaded /> : null;
}
