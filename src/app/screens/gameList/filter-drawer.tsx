import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OverlayProps } from '../../runtime/overlays/overlays.ts';
import { Panel } from '../../ui/dialog/dialog.tsx';
import { amountText } from '../../features/wallet/wallet.ts';
import { categoryMenu, sorting, vendorName } from '../../features/games/games.ts';
import { listCategories, minimumBets, tabs, type Query } from './query.ts';
import './filter-drawer.css';

interface FilterDrawerProps extends OverlayProps {
  query: Query;
  submit: (change: Partial<Query>) => void;
}

/** Vendors, game type, and for RNG the minimum bet; nothing is asked before it is submitted (G §2). */
export default function FilterDrawer({ query, submit, onClose }: FilterDrawerProps) {
  const { t } = useTranslation('gameList');
  const [gameType, setGameType] = useState(query.gameType);
  const [vendors, setVendors] = useState(query.vendors);
  const [minimumBet, setMinimumBet] = useState(query.minimumBet);

  const known = sorting.value.value ? categoryMenu(sorting.value.value).filter(({ category }) => listCategories.includes(category)) : [];
  const offered = Array.from(new Set(known.filter(({ category }) => !gameType || category === gameType).flatMap((entry) => entry.vendors)));

  const chooseType = (type: string) => {
    setGameType(type);
    setVendors([]);
    setMinimumBet(0);
  };
  const toggleVendor = (code: string) => setVendors(vendors.includes(code) ? vendors.filter((other) => other !== code) : [...vendors, code]);

  return (
    <Panel title={t('filter.title')} className="bottom-sheet filter-drawer" onClose={onClose}>
      {(leave) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submit({ gameType, vendors, minimumBet, tab: gameType === query.gameType && fixed(query.tab) ? query.tab : tabs.all });
            leave();
          }}
        >
          <Choices legend={t('filter.type')}>
            {['', ...known.map(({ category }) => category)].map((type) => (
              <Choice key={type} kind="radio" name="type" label={type ? t(`category.${type}`) : t('filter.all')} on={type === gameType} change={() => chooseType(type)} />
            ))}
          </Choices>
          {gameType === 'RNG' && (
            <Choices legend={t('filter.minimumBet')}>
              {minimumBets.map((bet) => (
                <Choice
                  key={bet}
                  kind="radio"
                  name="minimumBet"
                  label={bet ? amountText(bet) : t('filter.any')}
                  on={bet === minimumBet}
                  change={() => setMinimumBet(bet)}
                />
              ))}
            </Choices>
          )}
          <Choices legend={t('filter.vendors')}>
            {offered.map((code) => (
              <Choice key={code} kind="checkbox" name="vendor" label={vendorName(code)} on={vendors.includes(code)} change={() => toggleVendor(code)} />
            ))}
          </Choices>
          <div className="filter-drawer-actions">
            <button type="button" className="button" onClick={() => chooseType(query.gameType)}>
              {t('filter.reset')}
            </button>
            <button type="submit" className="button button-accent">
              {t('filter.submit')}
            </button>
          </div>
        </form>
      )}
    </Panel>
  );
}

const fixed = (tab: string) => (Object.values(tabs) as string[]).includes(tab);

function Choices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="filter-choices">
      <legend className="quiet filter-choices-legend">{legend}</legend>
      <div className="filter-choices-list">{children}</div>
    </fieldset>
  );
}

interface ChoiceProps {
  kind: 'radio' | 'checkbox';
  name: string;
  label: string;
  on: boolean;
  change: () => void;
}

function Choice({ kind, name, label, on, change }: ChoiceProps) {
  return (
    <label className="filter-choice">
      <input className="cover filter-choice-input" type={kind} name={name} checked={on} onChange={change} />
      <span className="row filter-choice-label">{label}</span>
    </label>
  );
}
