import { computed, effect, signal } from '@preact/signals-react';
import { isTrial } from '../../../contract/members.ts';
import { flag } from '../../features/merchant/merchant.ts';
import { reportVisit, visit } from '../../features/responsible-play/play-visit.ts';
import { signedText, wallet } from '../../features/wallet/wallet.ts';
import { session } from '../../features/session/session.ts';
import { durationText } from '../../i18n/money/money.ts';

/** Limits `work` to once in `ms`: `ask` runs it at once, or as soon as the time is over. `stop` cancels a pending run. */
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
/** ms between loads of the wallet for a game that sends no messages */
const pollEvery = 15_000;
const walletEvery = 1_500;
const resultEvery = 5_000;

const minutes = signal(0);
/** won less staked since the game was opened, minor units; undefined where the platform counts nothing */
const result = signal<number | undefined>(undefined);

/** Time and result of this sitting: `12 min · −R$ 5,00`. */
export const sittingText = computed(() => [minutes.value < 100 ? `${minutes.value} min` : durationText(minutes.value), result.value === undefined ? [] : signedText(result.value)].flat().join(' · '));

/** Follows a sitting at a game: its minutes, the wallet, and the result as the platform counts it. Call `moneyMoved` when the game says so. */
export function startSitting(): { moneyMoved: () => void; end: () => void } {
  const openedAt = Date.now();
  minutes.value = 0;
  result.value = undefined;
  const counts = flag('RESPONSIBLE') && !isTrial(session.peek()?.type);
  // The platform counts from the login on: the result before this game is subtracted.
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
  // The balance may be known from the previous page's header.
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
      // For the page that is shown next.
      if (session.peek()) void wallet.load();
    },
  };
}
