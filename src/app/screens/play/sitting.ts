import { computed, effect, signal } from '@preact/signals-react';
import { isTrial } from '../../../contract/members.ts';
import { flag } from '../../features/merchant/merchant.ts';
import { reportVisit, visit } from '../../features/responsible-play/play-visit.ts';
import { signedText, wallet } from '../../features/wallet/wallet.ts';
import { session } from '../../features/session/session.ts';
import { durationText } from '../../i18n/money/money.ts';

/** Makes a function that runs `work` at once, then every `ms` at most, and once more for what was asked meanwhile. `stop` ends it. */
export function atMost(ms: number, work: () => void): { ask: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  function ask(): void {
    if (timer !== undefined) {
      again = true;
      return;
    }
    work();
    timer = setTimeout(() => {
      timer = undefined;
      if (!again) return;
      again = false;
      ask();
    }, ms);
  }
  return { ask, stop: () => clearTimeout(timer) };
}

/** ms */
const minute = 60_000;
/** a game that says nothing is followed by its wallet alone */
const pollEvery = 15_000;
const walletEvery = 1_500;
const resultEvery = 5_000;

const minutes = signal(0);
/** won less staked since the game was opened, minor units; undefined where the platform counts nothing */
const result = signal<number | undefined>(undefined);

/** Time and result of this sitting: `12 min · −R$ 5,00`. */
export const sittingText = computed(() => [minutes.value < 100 ? `${minutes.value} min` : durationText(minutes.value), result.value === undefined ? [] : signedText(result.value)].flat().join(' · '));

/** Follows a sitting at a game: its time, the wallet, and what it has brought, as the platform counts it. */
export function startSitting(): { moneyMoved: () => void; end: () => void } {
  const openedAt = Date.now();
  minutes.value = 0;
  result.value = undefined;
  const counts = flag('RESPONSIBLE') && !isTrial(session.peek()?.type);
  // The platform counts from the login on: what was before this game is taken off.
  let before: number | undefined;
  const known = visit.peek();
  const endFollowing = effect(() => {
    const said = visit.value;
    if (!counts || !said || said === known) return;
    before ??= said.result;
    result.value = said.result - before;
  });
  const asks = [atMost(walletEvery, () => void wallet.load()), ...(counts ? [atMost(resultEvery, () => void reportVisit())] : [])];
  const askAll = () => asks.forEach(({ ask }) => ask());
  // The header of the page before knows it already.
  for (const { ask } of asks.slice(wallet.value.peek() ? 1 : 0)) ask();
  const timers = [
    setInterval(() => void (minutes.value = Math.floor((Date.now() - openedAt) / minute)), 5_000),
    setInterval(() => void (document.hidden || asks[0]!.ask()), pollEvery),
  ];
  return {
    moneyMoved: askAll,
    end() {
      endFollowing();
      for (const timer of timers) clearInterval(timer);
      for (const { stop } of asks) stop();
      // For the page that comes back.
      if (session.peek()) void wallet.load();
    },
  };
}
