import type { ListedGroup } from '../../../contract/endpoints/lottery.ts';

/** A name as it is searched: without accents, and `đ` as the `d` that people type. */
const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/đ/g, 'd');

/** The groups with the lotteries that can be played and whose name, or whose group's name, contains the search text. */
export function foundIn(groups: readonly ListedGroup[], search: string): ListedGroup[] {
  const wanted = folded(search.trim());
  return groups
    .map((group) => {
      const whole = folded(group.displayName).includes(wanted);
      return { ...group, games: group.games.filter(({ remark, tradPlaySwitch }) => tradPlaySwitch && (whole || folded(remark).includes(wanted))) };
    })
    .filter(({ games }) => games.length > 0);
}

/** The first `count` lotteries, in their groups. */
export function firstOf(groups: readonly ListedGroup[], count: number): ListedGroup[] {
  let left = count;
  return groups.flatMap((group) => {
    const games = group.games.slice(0, left);
    left -= games.length;
    return games.length ? [{ ...group, games }] : [];
  });
}
