import { demoGame } from '../../../contract/endpoints/game-info.ts';
import { addRecentGame, launchGame } from '../../../contract/endpoints/play.ts';
import { launchLottery } from '../../../contract/endpoints/lottery.ts';
import { prizeModes } from '../../../contract/categories.ts';
import { openingOf } from '../../../contract/game-frame.ts';
import type { Opening } from '../../../contract/game-frame.ts';
import { lotteryLauncherVendors, lotteryLobbyVendors } from '../../../contract/lotteries.ts';
import { localStore, readJson, storageKeys } from '../../device/storage.ts';
import { call } from '../../gateway/call.ts';
import { failureText, GatewayFailure, isRefused } from '../../gateway/failure.ts';
import { outlivesPage } from '../../gateway/request.ts';
import { i18n, loadNamespaces } from '../../i18n/index.ts';
import { language } from '../../i18n/language.ts';
import { routeOf, unknownRoute } from '../../routes.ts';
import { paths } from '../../paths.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { goFirst } from '../../runtime/scheduling/schedule.ts';
import { holdEntries, leaveOverlayEntries } from '../../runtime/overlays/back-step.ts';
import { navigate } from '../../runtime/router/navigate.ts';
import { durations, toast, toastFailure, toastWhile } from '../../ui/messages/messages.ts';
import { gameAddress, gameShelf, shelves, vendorList } from '../games/games.ts';
import type { Launchable } from '../games/games.ts';
import { lobbyCode, lotteryAddress, redirectToLogin } from './addresses.ts';
import type { BackPage, Named } from './addresses.ts';
import { session } from '../session/session.ts';

/** How long the message may wait for the browser to leave the page, and the recent list for its answer, ms. */
const leaving = 5_000;
const remembering = 400;

const away = lazy(() => import('../responsible-play/away-text.ts'), { strings: ['responsiblePlay'] });

let launching = false;

/**
 * Opens a game in its frame, a lottery in its launcher (G11), a vendor's that has its own way in the place of the app or in
 * a tab. Visitors go to login instead, and on to the game after it. A second tap while one is under way does nothing. What
 * fails where the game has no screen only takes the message away, unless failures speak.
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
  // In the tap: later, browsers open none.
  const tab = opening === 'tab' ? window.open('', '_blank') : null;
  launching = true;
  const left = goFirst();
  try {
    await toastWhile(i18n.t('shell:wait'), tab ? openIn(tab, game) : open(game));
  } catch (error) {
    tab?.close();
    // Where the session ended meanwhile, that has been said.
    if (!session.peek()) return;
    // The screen of the game has other vendors' games for it.
    if (isRefused(error) && error.code === 'game.unavailable') askForGame(game, Promise.reject(error));
    else await tellFailure(error, game);
  } finally {
    launching = false;
    left();
  }
}

const nameOf = ({ gameName: name, iconUrl: art }: Launchable): Named => ({ name, art });

/** Opens a game with play money, for which a visitor needs no session where the platform wants none. */
export const launchDemo = (game: Launchable): void => askForGame({ ...game, demo: true });

/** ms for which the answer to a launch waits for its screen */
const waiting = 15_000;

/** Launches that a tap has asked for, by the address of the screen that takes them. */
const asked = new Map<string, Promise<string>>();

/** Asks for a game's page and goes to its screen: both are under way together. */
function askForGame(game: Launchable, launched?: Promise<string>): void {
  const address = gameAddress(game);
  const isComing = asked.has(address);
  // Whoever went back before the screen came may tap it again.
  if (isComing && location.pathname + location.search === address) return;
  if (!isComing) {
    launched ??= requestGame(game, location.pathname + location.search);
    asked.set(address, launched);
    const forget = () => asked.get(address) === launched && asked.delete(address);
    launched.catch(() => {});
    setTimeout(forget, waiting);
  }
  navigate(address);
}

/** The page of a game for its screen: what the tap asked for, once, else asked for now. */
export function takeGame(game: Launchable): Promise<string> {
  const address = gameAddress(game);
  const launched = asked.get(address);
  asked.delete(address);
  return launched ?? requestGame(game, paths.home);
}

/** How a game opens on this phone: as its vendor is listed, and not in a frame where that has failed lately. A lobby of lotteries keeps its own way (G §7). */
export function openingHere({ vassalage }: Launchable): Opening {
  if (lotteryLobbyVendors.includes(vassalage)) return 'redirect';
  const rule = openingOf(vendorList.value.peek()?.find((vendor) => vendor.vassalage === vassalage)?.opens);
  return rule === 'frame' && standsFramed(vassalage) === false ? 'redirect' : rule;
}

/** ms for which it counts how a vendor's games stood in a frame: it may change that */
const framingFor = 7 * 86_400_000;

const framing = (): Record<string, unknown> => Object(readJson(localStore, storageKeys.framing)) as Record<string, unknown>;

/** Whether a vendor's games stood in a frame when last seen; undefined where nobody has seen it lately. */
export function standsFramed(vendor: string): boolean | undefined {
  const { stands, at } = Object(framing()[vendor]) as { stands?: boolean; at?: number };
  return Date.now() - Number(at) < framingFor ? stands : undefined;
}

/** Keeps whether a vendor's games stand in a frame; undefined: that is to be seen again. */
export function keepFraming(vendor: string, stands: boolean | undefined): void {
  if (vendor) localStore.set(storageKeys.framing, JSON.stringify({ ...framing(), [vendor]: { stands, at: Date.now() } }));
}

const opensLobby = ({ vassalage }: Launchable): boolean => lotteryLobbyVendors.includes(vassalage);

/** Whether the lottery launcher opens a game. The vendor decides before the type: a lobby's games are lotteries by their type too. */
export const isForLauncher = (game: Launchable): boolean => !opensLobby(game) && [game.vassalage, game.gameType].some((code) => lotteryLauncherVendors.includes(code));

/** The prize mode of a game that the lottery launcher opens. */
export const prizeModeOf = ({ gameType, vassalage }: Launchable): string | undefined => prizeModes[gameType] ?? prizeModes[vassalage];

/** A member on a break is told when it ends: trying again would not help. */
async function tellFailure(failure: unknown, game: Launchable): Promise<void> {
  // Home's launch comes without them. A failure of theirs leaves the code of the sentence.
  await loadNamespaces(['common']).catch(() => {});
  const text = isRefused(failure) && (await away.load().catch(() => undefined))?.awayText(failure);
  // An address that leads nowhere is the platform's fault, which another tap does not mend.
  const sentence = failure instanceof GatewayFailure && failure.kind === 'unreadable' ? failureText(failure) : text;
  if (sentence) toast(sentence, durations.long, 'trouble');
  else toastFailure(failure, () => void launch(game));
}

/** Opens the game of a category that has but one (H08). */
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

/** The game behind a banner: of any shelf that the phone has, else its id alone, which the platform knows. */
export function gameByNode(nodeId: string): Launchable {
  for (const shelf of Array.from(shelves.values())) {
    const game = shelf.value.peek()?.find((candidate) => candidate.nodeId === nodeId);
    if (game) return game;
  }
  return { nodeId, gameId: '', vassalage: '', gameType: '' };
}

/** Goes to the lottery launcher; without a code to its lobby. Visitors go to login instead, and on to the launcher after it. */
export function openLottery(prizeMode: string | undefined, code?: string, pageBack?: BackPage, named?: Named): void {
  const address = lotteryAddress(prizeMode, code, pageBack);
  if (session.peek()) navigate(address);
  else redirectToLogin(true, address, named);
}

/** Opens a game in a tab that the tap has made, which gets no hold of this page. */
async function openIn(tab: Window, game: Launchable): Promise<void> {
  tab.opener = null;
  tab.location.replace(await requestGame(game, location.pathname + location.search));
}

async function open(game: Launchable): Promise<void> {
  const address = await requestGame(game, location.pathname + location.search);
  // The way back over an overlay's entry would cancel the one to the game, or leave the game again.
  await new Promise<void>((resolve) => leaveOverlayEntries(resolve, false));
  holdEntries();
  location.assign(address);
  // The page stays for a moment, or comes back out of the browser's cache: the message waits for either.
  await new Promise((resolve) => {
    addEventListener('pageshow', resolve, { once: true });
    setTimeout(resolve, leaving);
  });
}

/** Asks for a game's page and adds it to the recent ones; gives its whole address. `backUrl` is a path of the app. */
export async function requestGame(game: Launchable, backUrl: string): Promise<string> {
  const { gameType: category, vassalage: vendor, gameId, nodeId } = game;
  if (game.demo) return checkedAddress((await call(demoGame, { vendor, gameId, nodeId, language: language.peek(), backUrl })).gameUrl);
  const { gameUrl } = await (opensLobby(game)
    ? requestLotteryLaunch(prizeModes.LOTT!, undefined, paths.home)
    : call(launchGame, { category, vendor, gameId, nodeId, language: language.peek(), backUrl }));
  const address = checkedAddress(gameUrl);
  const remembered = call(addRecentGame, { nodeId }).catch(() => {});
  // Elsewhere it outlives this page.
  if (!outlivesPage()) await Promise.race([remembered, pause(remembering)]);
  return address;
}

/** Asks for the page of a lottery, or of the lobby without a code; `backUrl` is a path of the app. */
export const requestLotteryLaunch = (lottoPrizeMode: string, lottoGameCode: string | undefined, backUrl: string) =>
  call(launchLottery, {
    lottoArea: 'VN',
    launchMode: 'LOTT',
    lottoPrizeMode,
    lottoGameCode,
    lottoView: lottoGameCode ? 'betting' : lobbyCode,
    device: 'MOBILE',
    backUrl,
    language: language.peek(),
  });

/**
 * The whole address of a game's page: a secure one, or a path of this origin that is no page of the app. Anything else,
 * such as an empty address, is unreadable: it would lead back here, or nowhere.
 */
export function checkedAddress(gameUrl: string): string {
  const address = /^(https?:\/\/|\/)/i.test(gameUrl.trim()) ? parseAddress(gameUrl) : undefined;
  if (!address || (address.protocol !== 'https:' && address.origin !== location.origin)) throw new GatewayFailure('unreadable');
  if (address.origin === location.origin && (address.pathname.startsWith('/m/') || routeOf(address.pathname) !== unknownRoute)) throw new GatewayFailure('unreadable');
  return address.href;
}

function parseAddress(text: string): URL | undefined {
  try {
    return new URL(text, location.href);
  } catch {
    return undefined;
  }
}

const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));
