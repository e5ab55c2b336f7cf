import type { TFunction } from 'i18next';
import { paths } from '../../paths.ts';
import { flag } from '../../features/merchant/merchant.ts';
import { loggedIn } from '../../features/session/session.ts';
import { Balance } from '../../features/wallet/balance.tsx';
import { balanceHidden, playMoney, toggleBalance } from '../../features/wallet/wallet.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { chevron, eye, eyeOff } from '../../ui/icon/shapes.ts';
import { money } from './entries.ts';
import { EntryLink } from './entry-link.tsx';

/** The balance, a link to the net result, and the buttons for deposit and withdrawal. */
export function Purse({ t }: { t: TFunction }) {
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
        {money.map(({ name, path }, index) => (
          <EntryLink key={name} className={index ? 'button mine-out' : 'button button-accent'} path={path}>
            {t(`entry.${name}`)}
          </EntryLink>
        ))}
      </div>
    </section>
  );
}
