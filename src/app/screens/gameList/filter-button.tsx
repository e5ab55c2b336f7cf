import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openPart } from '../../ui/messages/toast-load-failed.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { filter } from '../../ui/icon/shapes.ts';
import { filterDrawer } from './drawer.ts';
import type { Query } from './query.ts';

interface FilterButtonProps {
  query: Query;
  submit: (change: Partial<Query>) => void;
}

/** Says how many filters are on, and opens their drawer: on its own, so that opening it draws nothing of the list anew. */
export function FilterButton({ query, submit }: FilterButtonProps) {
  const { t } = useTranslation('gameList');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Drawer = filterDrawer.loaded.value;
  const chosen = query.vendors.length + (query.minimumBet ? 1 : 0);
  return (
    <>
      <button
        type="button"
        className="press-scale row game-list-filter"
        aria-haspopup="dialog"
        aria-label={chosen ? t('filter.openChosen', { count: chosen }) : t('filter.open')}
        onClick={() => openPart(filterDrawer, () => setOpen(true), close)}
      >
        <Icon shape={filter} size={20} />
        {chosen > 0 && <span className="game-list-filter-count">{chosen}</span>}
      </button>
      {open && Drawer && <Drawer query={query} submit={submit} close={close} />}
    </>
  );
}
