import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '../../ui/screen/screen.tsx';
import { reloadOnLanguage } from '../../i18n/reload-on-language.ts';
import { member, unread } from '../../features/member/member.ts';
import { session } from '../../features/session/session.ts';
import { wallet } from '../../features/wallet/wallet.ts';
import { shownAccount, shownRecords } from './entries.ts';
import { headIconResource } from './head-icon.ts';
import { Purse } from './purse.tsx';
import { Rows } from './rows.tsx';
import { Summary } from './summary.tsx';
import { Tiles } from './tiles.tsx';
import { Top } from './top.tsx';
import './mine.css';

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
    </Screen>
  );
}
