import { computed, signal } from '@preact/signals-react';
import { lotteryList, lotteryMenu, lotteryResults, type Lottery, type LotteryGroup } from '../../../contract/endpoints/lottery.ts';
import * as limits from '../../../contract/limits.ts';
import { clockAgrees } from '../../../contract/countdown.ts';
import { prizeModes } from '../../../contract/categories.ts';
import { language, reloadOnLanguage } from '../../i18n/language.ts';
import { endAll, listen } from '../../device/listen.ts';
import { pageData } from '../../device/page-data.ts';
import { startWith } from '../../gateway/answers.ts';
import { resource } from '../../gateway/resource.ts';
import { memoize } from '../../runtime/memoize.ts';

/**
 * The remaining time (ms) when an answer with `remainTime` (ms) arrives: it aged for half of the round trip, the
 * difference of the two times (G §4). Never below 0.
 */
export const referenceTime = (remainTime: number, [asked, answered]: readonly [number, number]): number =>
  Math.max(0, remainTime - (answered - asked) / 2);

/** Upper limits of any lottery, because a platform may send anything. */
const mostBalls = 12;
const mostSigns = 40;

/** Digits or balls of the last draw: the first comma-separated part before `~` (G §3). Balls are separated by spaces. */
export const resultBalls = (previousWinningNumber = ''): string[] => {
  const [first = ''] = previousWinningNumber.split('~')[0]!.split(',');
  const number = first.trim().slice(0, mostSigns);
  return number.split(/\s/.test(number) ? /\s+/ : '').slice(0, mostBalls);
};

/** Whether a lottery is one of the popular ones (G §3). */
export const isHot = ({ tag = '' }: Pick<Lottery, 'tag'>): boolean => tag.includes('HOT');

/** ms until the menu is requested again (G09); the fallback also where a draw is due. */
export function refetchDelay(lotteries: readonly Pick<Lottery, 'numero' | 'remainTime'>[]): number {
  const remaining = lotteries.filter((lottery) => lottery.numero && lottery.remainTime >= 0).map((lottery) => lottery.remainTime);
  const least = Math.min(limits.lotteryRefetchMost, ...remaining);
  return least > 0 ? least : limits.lotteryRefetchFallback;
}

/** Every lottery of a menu once, in its order. */
export function lotteriesOf(menu: Record<string, LotteryGroup>): Lottery[] {
  const found = new Map<string, Lottery>();
  for (const code of Object.keys(menu)) {
    for (const lottery of menu[code]!.gameMenus) if (!found.has(lottery.gameId)) found.set(lottery.gameId, lottery);
  }
  return Array.from(found.values());
}

/** The lotteries of a prize mode, `Lott` or `Elott`, with their countdowns. */
export const hallOf = memoize(openHall);

/** A hall: its menu with failure and reload, and the countdown of each lottery. */
export type LotteryHall = ReturnType<typeof openHall>;

/** ms: a slower answer tells too little of when it was made, e.g. because of retries, or because the phone slept before it was read. */
const slowestTrusted = 4_000;

/** To the nearest whole second, so that all countdowns change with the same tick; at most 500 ms off. */
const rounded = (time: number): number => Math.round(time / 1_000) * 1_000;

/** When the periods end by the data in the page; none where the phone's clock disagrees, or that is past. */
function drawnEnds(menu: Record<string, LotteryGroup> | undefined): Map<string, number> {
  const { at } = pageData;
  if (!menu || at === undefined || !(import.meta.env.SSR || clockAgrees(at))) return new Map();
  const onSale = lotteriesOf(menu).filter(({ isSale, remainTime }) => isSale && (import.meta.env.SSR || at + remainTime > Date.now()));
  return new Map(onSale.map(({ gameId, remainTime }) => [gameId, rounded(at + remainTime)]));
}

function openHall(prizeMode: string) {
  // The lotteries of the newest answer: their times differ each time, and only the countdowns show them.
  let fresh: readonly Lottery[] = [];
  const menu = resource(lotteryMenu, () => ({ prizeMode, device: 'MOBILE', language: language.peek() }), {
    // Not by a replacer function, which is called for each value: for forty lotteries 0.27 ms in place of 0.55.
    // Memoized, because the shown menu is compared twice a minute.
    fingerprint: memoize((answer: Record<string, LotteryGroup>) => JSON.stringify(answer).replace(/"remainTime":[^,}]+/g, ''), new WeakMap()),
    onResponse: (answer) => (fresh = lotteriesOf(answer)),
  });
  // Instants of the phone's own clock, so that the difference is right whatever it is set to and however long it slept.
  // A menu stored on an earlier visit has none.
  const ends = startWith(signal(new Map<string, number>()), () => drawnEnds(menu.value.peek()));

  const load = async (again = false): Promise<void> => {
    const asked = Date.now();
    const before = fresh;
    await menu.load();
    const answered = Date.now();
    // The load failed, or was aborted with its page.
    if (fresh === before) return;
    const onSale = fresh.filter((lottery) => lottery.isSale);
    ends.value = new Map(onSale.map((lottery) => [lottery.gameId, rounded(answered + referenceTime(lottery.remainTime, [asked, answered]))]));
    if (answered - asked > slowestTrusted && !again) await load(true);
  };

  return {
    menu: menu.value,
    failure: menu.failure,
    /** the menu is from an earlier visit and has not been refreshed yet */
    stale: menu.stale,
    load: () => load(),
    /** when a lottery's period ends, epoch ms of the phone's own clock; undefined while it is not on sale or not known */
    end: (gameId: string) => computed(() => ends.value.get(gameId)),
    /** Keeps the menu fresh while the page is visible (G09). Returns the function that stops it. */
    follow: () => refetchHall(load, () => (menu.failure.peek() ? limits.lotteryRefetchFallback : refetchDelay(fresh))),
  };
}

/**
 * Runs `load` now, in each language, whenever the page is shown again, and `delay` ms after the last time; not while
 * the page is hidden. Returns the function that stops it.
 */
export function refetchHall(load: () => Promise<void>, delay: () => number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  const next = async () => {
    const mine = ++turn;
    clearTimeout(timer);
    if (document.hidden) return;
    await load();
    if (mine === turn) timer = setTimeout(next, Math.max(delay(), limits.lotteryRefetchLeast));
  };
  const stop = endAll([reloadOnLanguage(next), listen(document, 'visibilitychange', next)]);
  return () => {
    turn++;
    stop();
    clearTimeout(timer);
  };
}

/** All lotteries by their groups. */
export const lotteryGroups = resource(lotteryList, () => ({ prizeMode: prizeModes.LOTT!, language: language.peek() }));

/** The last results of each lottery, newest first. */
export const resultList = resource(lotteryResults, () => ({ language: language.peek() }));
