import { failureText, GatewayFailure, isRefused } from '../../gateway/failure.ts';
import { i18n, loadNamespaces } from '../../i18n/index.ts';
import { paths } from '../../paths.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { goFirst } from '../../runtime/scheduling/schedule.ts';
import { holdEntries, leaveOverlayEntries } from '../../runtime/overlays/back-step.ts';
import { navigate } from '../../runtime/router/navigate.ts';
import { durations, toast, toastFailure, toastWhile } from '../../ui/messages/messages.ts';
import { gameAddress, gameShelf, shelves, type Launchable } from '../games/games.ts';
import { lotteryAddress, redirectToLogin, type BackPage, type Named } from './addresses.ts';
import { isForLauncher, openingHere, prizeModeOf, requestGame } from './game-page.ts';
import { session } from '../session/session.ts';

/** ms that the message waits for the browser to leave the page */
const leaveMs = 5_000;

const breakTexts = lazy(() => import('../responsible-play/break-text.ts'), { strings: ['responsiblePlay'] });

let launching = false;

/**
 * Opens a game in its frame, a lottery in its launcher (G11), or a game of a vendor with its own way in place of the
 * app or in a tab. Visitors go to login first. A second tap during a launch does nothing. Where the game has no screen,
 * a failure only removes the message, unless failures speak.
 */
export async function launch(game: Launchable): Promise<void> {
  if (isForLauncher(game)) {
    openLottery(prizeModeOf(game), game.gameId, undefined, nameOf(game));
    return;
  }
  if (!session.peek()) {
    redirectToLogin(true, gameAddress(game), nameOf(game));
    return;
  }
  if (launching) return;
  const opening = openingHere(game);
  if (opening === 'frame') {
    askForGame(game);
    return;
  }
  // During the tap: later, browsers open no tab.
  const tab = opening === 'tab' ? window.open('', '_blank') : null;
  launching = true;
  const left = goFirst();
  try {
    await toastWhile(i18n.t('shell:wait'), tab ? openIn(tab, game) : open(game));
  } catch (error) {
    tab?.close();
    // If the session ended meanwhile, that has been shown.
    if (!session.peek()) return;
    // The game's screen suggests other vendors' games.
    if (isRefused(error, 'game.unavailable')) askForGame(game, Promise.reject(error));
    else await tellFailure(error, game);
  } finally {
    launching = false;
    left();
  }
}

const nameOf = ({ gameName: name, iconUrl: art }: Launchable): Named => ({ name, art });

/** Opens a game with play money; a visitor needs no session if the platform wants none. */
export const launchDemo = (game: Launchable): void => askForGame({ ...game, demo: true });

/** ms for which the answer to a launch waits for its screen */
const unclaimedMs = 15_000;

/** Pending launches, by the address of the screen that takes them. */
const launches = new Map<string, Promise<string>>();

/** Requests a game's page and goes to its screen, in parallel. A tap before the screen of another has come does nothing: that one would lie behind it. */
function askForGame(game: Launchable, launched?: Promise<string>): void {
  const address = gameAddress(game);
  const here = location.pathname + location.search;
  if (launches.has(here)) return;
  // Whoever went back before the screen came may tap it again.
  if (!launches.has(address)) {
    launched ??= requestGame(game, here);
    launches.set(address, launched);
    const forget = () => launches.get(address) === launched && launches.delete(address);
    launched.catch(() => {});
    setTimeout(forget, unclaimedMs);
  }
  navigate(address);
}

/** The address of a game's page for its screen: from the tap's request, once, else from a new one. Rejects with a `GatewayFailure`. */
export function takeGame(game: Launchable): Promise<string> {
  const address = gameAddress(game);
  const launched = launches.get(address);
  launches.delete(address);
  return launched ?? requestGame(game, paths.home);
}

/** Tells a member on a break when it ends, because a retry would not help; for other failures shows a toast. */
async function tellFailure(failure: unknown, game: Launchable): Promise<void> {
  // Home's launch comes without these strings. If they fail to load, the sentence's code is shown.
  await loadNamespaces(['common']).catch(() => {});
  const text = isRefused(failure) && (await breakTexts.load().catch(() => undefined))?.breakText(failure);
  // An invalid address is the platform's fault, which another tap does not fix.
  const sentence = failure instanceof GatewayFailure && failure.kind === 'unreadable' ? failureText(failure) : text;
  if (sentence) toast(sentence, durations.long, 'trouble');
  else toastFailure(failure, () => void launch(game));
}

/** Opens the game of a category with only one (H08). */
export async function launchOnlyGame(category: string): Promise<void> {
  if (!session.peek()) {
    redirectToLogin(true);
    return;
  }
  const shelf = gameShelf(category);
  if (!shelf.value.peek()) await toastWhile(i18n.t('shell:wait'), shelf.load());
  const game = shelf.value.peek()?.[0];
  if (game) await launch(game);
  else toastFailure(shelf.failure.peek(), () => void launchOnlyGame(category));
}

/** The game behind a banner: from any loaded shelf, else only its id, which the platform knows. */
export function gameByNode(nodeId: string): Launchable {
  for (const shelf of Array.from(shelves.values())) {
    const game = shelf.value.peek()?.find((candidate) => candidate.nodeId === nodeId);
    if (game) return game;
  }
  return { nodeId, gameId: '', vassalage: '', gameType: '' };
}

/** Opens the lottery launcher; without a code its lobby. Visitors go to login first. */
export function openLottery(prizeMode: string | undefined, code?: string, pageBack?: BackPage, named?: Named): void {
  const address = lotteryAddress(prizeMode, code, pageBack);
  if (session.peek()) navigate(address);
  else redirectToLogin(true, address, named);
}

/** Opens a game in the tab that the tap has opened, without access to this page. */
async function openIn(tab: Window, game: Launchable): Promise<void> {
  tab.opener = null;
  tab.location.replace(await requestGame(game, location.pathname + location.search));
}

async function open(game: Launchable): Promise<void> {
  const address = await requestGame(game, location.pathname + location.search);
  // A traversal over an overlay's entry would cancel the navigation to the game, or leave the game again.
  await new Promise<void>((resolve) => leaveOverlayEntries(resolve, false));
  holdEntries();
  location.assign(address);
  // Ends the message when the page returns from the back-forward cache, or after 5 s.
  await new Promise((resolve) => {
    addEventListener('pageshow', resolve, { once: true });
    setTimeout(resolve, leaveMs);
  });
}
