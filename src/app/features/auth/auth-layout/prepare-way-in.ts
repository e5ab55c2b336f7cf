// A separate chunk: it loads once the form is shown, or at once if it must name what was wanted.
import { listen } from '../../../device/listen.ts';
import { ciphers } from '../../../gateway/request.ts';
import { routeOf } from '../../../routes.ts';
import { comingScreen, takeReturn } from '../../../runtime/router/navigate.ts';
import { lazy } from '../../../runtime/lazy/lazy.ts';
import { goFirst } from '../../../runtime/scheduling/schedule.ts';
import { gameShelf, sorting, vendorList } from '../../games/games.ts';

export { Wanted } from './wanted.tsx';

const purse = lazy(() => import('../../wallet/wallet.ts'));

const pathOf = (url: string): string => url.split('?')[0]!;

const isHome = (url: string): boolean => routeOf(pathOf(url)).header === 'home';

/** Preloads what follows an auth form: the ciphers with the key, the next screen's code, and for home its first games. Failures surface where these are needed. */
function prepare(): void {
  const next = takeReturn(true);
  for (const part of [ciphers.load().then(({ prepareKey }) => prepareKey()), comingScreen.preload(pathOf(next))]) part.catch(() => {});
  if (!isHome(next)) return;
  purse.load().catch(() => {});
  for (const { value, load } of [gameShelf('HOT'), sorting, vendorList]) if (!value.peek()) void load();
}

/** A field that has the focus, or that is filled in already. */
const begun = 'main input:focus, main [placeholder]:not(:placeholder-shown)';

/** Prepares once a person begins to fill in the form; returns the function that stops listening. */
export function prepareWhileTyping(): () => void {
  const begin = () => {
    if (!document.querySelector(begun)) return;
    end();
    prepare();
  };
  const end = listen(window, 'focusin', begin);
  begin();
  return end;
}

/** ms after which a missing balance no longer holds back everything else */
const longest = 4_000;

/** Requests the balance before all else if the address `next` is home's. Returns whether it is. */
export function askForBalance(next: string): boolean {
  if (!isHome(next)) return false;
  const stands = goFirst();
  setTimeout(stands, longest);
  purse.load().then(({ wallet }) => wallet.load()).then(stands, stands);
  return true;
}
