import { useTranslation } from 'react-i18next';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { openOverlay } from '../../runtime/overlays/overlays.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { filter } from './shapes.ts';
import type { Query } from './query.ts';

export const filterDrawer = lazy(() => import('./filter-drawer.tsx'));

interface FilterButtonProps {
  query: Query;
  submit: (change: Partial<Query>) => void;
}

/** Says how many filters are on, and opens their drawer. */
export function FilterButton({ query, submit }: FilterButtonProps) {
  const { t } = useTranslation('gameList');
  const chosen = query.vendors.length + (query.minimumBet ? 1 : 0);
  return (
    <button
      type="button"
      className="card row game-list-filter"
      aria-haspopup="dialog"
      aria-label={chosen ? t('filter.openChosen', { count: chosen }) : t('filter.open')}
      onClick={() => openOverlay(filterDrawer, { query, submit })}
    >
      <Icon shape={filter} size={20} />
      {chosen > 0 && <span className="game-list-filter-count">{chosen}</span>}
    </button>
  );
}
