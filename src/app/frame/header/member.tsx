import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useComputed } from '@preact/signals-react';
import { paths } from '../../paths.ts';
import { member, memberName, unread } from '../../features/member/member.ts';
import { Balance } from '../../features/wallet/balance.tsx';
import { balanceText, playMoney, wallet } from '../../features/wallet/wallet.ts';
import { isOffered } from '../../features/merchant/offered.ts';
import { Icon, mail, plus } from '../../ui/icon/icon.tsx';
import { schedule } from '../../runtime/scheduling/schedule.ts';
import { Live } from '../../ui/live/live.tsx';
import { openMenu } from '../parts.ts';
import './member.css';

/** Name, balance and a deposit shortcut, which open the account menu; and the mail (S10, M06). */
export default function MemberHeader() {
  const { t } = useTranslation('shell');
  const waiting = unread.value.value ?? 0;
  // Nine digits and more have no room beside the buttons of a narrow phone.
  const isLong = useComputed(() => balanceText.value.length > 12).value;
  useEffect(() => {
    void wallet.load();
    return schedule('free', () => {
      for (const known of [member, unread]) void known.load();
    });
  }, []);
  return (
    <div className="header-member of-member">
      {isOffered(paths.messages) && (
        <a className="header-round" href={paths.messages} aria-label={waiting > 0 ? t('header.unread', { waiting }) : t('header.messages')}>
          <Icon shape={mail} />
          {waiting > 0 && <span className="header-dot" />}
        </a>
      )}
      <div className="header-purse">
        <button type="button" className="header-account" aria-haspopup="dialog" onClick={() => openMenu('account')}>
          {playMoney.value ? <span className="hint header-name">{t('playMoney')}</span> : <Live className="hint header-name" text={memberName} />}
          <span className={isLong ? 'header-balance header-balance-long numbers' : 'header-balance numbers'}><Balance inButton /></span>
        </button>
        <a className="header-deposit" href={paths.deposit} aria-label={t('header.deposit')}>
          <Icon shape={plus} size={20} />
        </a>
      </div>
    </div>
  );
}
