import { byId, disable, money, speak, whenTapped, words } from './parts.js';

/** The stake picker; calls `changed` with every new stake, which may give what else is to be said of it. */
export function stakePicker(stakes, opening, changed) {
  let index = Math.max(0, stakes.indexOf(opening));
  const less = byId('stake-less');
  const more = byId('stake-more');
  const show = () => {
    byId('stake').textContent = money(stakes[index]);
    disable(less, index === 0);
    disable(more, index === stakes.length - 1);
    return changed && changed(stakes[index]);
  };
  const step = (by) => {
    index += by;
    const also = show();
    speak([`${words.stake} ${money(stakes[index])}`].concat(also || []).join('. '));
  };
  whenTapped(less, () => step(-1));
  whenTapped(more, () => step(1));
  show();
  return () => stakes[index];
}
