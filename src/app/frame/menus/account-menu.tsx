import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { flag } from '../../features/merchant/merchant.ts';
import { memberName } from '../../features/member/member.ts';
import { Balance } from '../../features/wallet/balance.tsx';
import { balanceHidden, playMoney, reloadBalance, toggleBalance } from '../../features/wallet/wallet.ts';
import { eye, eyeOff, Icon, logout, plus, refresh, shield, withdraw } from '../../ui/icon/icon.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Live } from '../../ui/live/live.tsx';
import type { OverlayProps } from '../../runtime/overlays/overlays.ts';
import { confirmSignOut } from '../../features/session/log-in-out.ts';
import './account-menu.css';

/** The header's menu (S10): deposit, withdraw, refresh balance, hide or show balance, sign out. */
export default function AccountMenu({ onClose }: OverlayProps) {
  const { t } = useTranslation('menus');
  const hidden = balanceHidden.value;
  return (
    <Dialog className="account-menu" label={t('account.title')} onClose={onClose}>
      <p className="quiet"><Live text={memberName} /></p>
      {playMoney.value && <p className="hint">{t('shell:playMoney')}</p>}
      <div className="row account-menu-purse">
        <p className="account-menu-balance numbers" aria-live="polite">
          <Balance />
        </p>
        <button type="button" className="icon-button quiet account-menu-tool" aria-label={t('account.refresh')} onClick={() => void reloadBalance()}>
          <Icon shape={refresh} size={20} />
        </button>
        <button type="button" className="icon-button quiet account-menu-tool" aria-label={t(hidden ? 'account.show' : 'account.hide')} onClick={toggleBalance}>
          <Icon shape={hidden ? eyeOff : eye} size={20} />
        </button>
      </div>
      <div className="account-menu-money">
        <a className="button button-accent" href={paths.deposit}>
          <Icon shape={plus} size={20} />
          {t('account.deposit')}
        </a>
        <a className="button" href={paths.withdraw}>
          <Icon shape={withdraw} size={20} />
          {t('account.withdraw')}
        </a>
      </div>
      {flag('RESPONSIBLE') && (
        <a className="row account-menu-out" href={paths.responsiblePlay}>
          <Icon shape={shield} size={20} />
          {t('account.responsible')}
        </a>
      )}
      <button
        type="button"
        className="row account-menu-out"
        onClick={() => {
          onClose();
          void confirmSignOut();
        }}
      >
        <Icon shape={logout} size={20} />
        {t('account.signOut')}
      </button>
    </Dialog>
  );
}
