import { byId, money, whenTapped } from './parts.js';

/** The stake picker; calls `changed` with every new stake. */
export function stakePicker(stakes, opening, changed) {
  let index = Math.max(0, stakes.indexOf(opening));
  const less = byId('stake-less');
  const more = byId('stake-more');
  const show = () => {
    byId('stake').textContent = money(stakes[index]);
    less.disabled = index === 0;
    more.disabled = index === stakes.length - 1;
    if (changed) changed(stakes[index]);
  };
  whenTapped(less, () => {
    index -= 1;
    show();
  });
  whenTapped(more, () => {
    index += 1;
    show();
  });
  show();
  return () => stakes[index];
}
