import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { member, memberName, unread } from '../../features/member/member.ts';
import { balanceText, wallet } from '../../features/wallet/wallet.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { mail, plus } from '../../ui/icon/shapes.ts';
import { openMenu } from '../menus/menus.ts';

/** Name, balance and a deposit shortcut, with the account menu behind them; and the mail (S10, M06). */
export default function MemberHeader() {
  const { t } = useTranslation('shell');
  const waiting = unread.value.value ?? 0;
  useEffect(() => {
    for (const known of [member, unread, wallet]) void known.load();
  }, []);
  return (
    <div className="header-member">
      <a className="header-round" href={paths.messages} aria-label={waiting > 0 ? t('header.unread', { waiting }) : t('header.messages')}>
        <Icon shape={mail} />
        {waiting > 0 && <span className="header-dot" />}
      </a>
      <div className="header-purse">
        <button type="button" className="header-account" aria-haspopup="dialog" onClick={() => openMenu('account')}>
          <span className="hint header-name">{memberName}</span>
          <span className="header-balance numbers">{balanceText}</span>
        </button>
        <a className="header-deposit" href={paths.deposit} aria-label={t('header.deposit')}>
          <Icon shape={plus} size={20} />
        </a>
      </div>
    </div>
  );
}
