// @chunk play
import type { Game } from '../../../contract/endpoints/games.ts';
import { addRecentGame, launchGame } from '../../../contract/endpoints/play.ts';
import { launchLottery } from '../../../contract/endpoints/lottery.ts';
import { prizeModes } from '../../../contract/categories.ts';
import { lotteryLauncherVendors, lotteryLobbyVendors } from '../../../contract/lotteries.ts';
import { call } from '../../gateway/call.ts';
import { GatewayFailure, isRefused } from '../../gateway/failure.ts';
import { i18n } from '../../i18n/index.ts';
import { language } from '../../i18n/language.ts';
import { paths, withQuery } from '../../paths.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { leaveOverlayEntries } from '../../runtime/overlays/back-step.ts';
import { navigate } from '../../runtime/router/navigate.ts';
import { toastFailure } from '../../ui/messages/quiet-failures.ts';
import { gameShelf, shelves } from './games.ts';
import { durations, toast, toastWhile } from '../../ui/messages/messages.ts';
import { session } from '../session/session.ts';
import { redirectToLogin } from '../session/redirect-to-login.ts';

/** The fields of a game that a launch needs; for a match, its room is the game. */
export type Launchable = Pick<Game, 'nodeId' | 'gameId' | 'vassalage' | 'gameType'>;

/** How long the message may wait for the browser to leave the page, and the recent list for its answer, ms. */
const leaving = 5_000;
const remembering = 400;

const away = lazy(() => import('../responsible-play/away/away-text.ts'), { strings: ['responsiblePlay'] });

let launching = false;

/**
 * Opens a game in this tab (G11), a lottery in its launcher. Visitors go to login instead. A second tap while
 * one is under way does nothing. What fails only takes the message away, unless failures speak.
 */
export async function launch(game: Launchable): Promise<void> {
  if (!session.peek()) {
    redirectToLogin(true);
    return;
  }
  // The vendor decides before the type: a lobby's games are lotteries by their type too.
  if (!lotteryLobbyVendors.includes(game.vassalage) && [game.vassalage, game.gameType].some((code) => lotteryLauncherVendors.includes(code))) {
    openLottery(prizeModes[game.gameType] ?? prizeModes[game.vassalage], game.gameId);
    return;
  }
  if (launching) return;
  launching = true;
  try {
    await toastWhile(i18n.t('shell:wait'), open(game));
  } catch (error) {
    // Where the session ended meanwhile, that has been said.
    if (session.peek()) await tellFailure(error, game);
  } finally {
    launching = false;
  }
}

/** A member on a break is told when it ends: trying again would not help. */
async function tellFailure(failure: unknown, game: Launchable): Promise<void> {
  const text = isRefused(failure) && (await away.load().catch(() => undefined))?.awayText(failure);
  if (text) toast(text, durations.long, 'trouble');
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

/** Where the way back from a lottery leads, by the `pageBack` of its launcher. */
export const backPages = { home: paths.home, lottery: paths.lottery, moreLottery: paths.moreLottery, startLottery: paths.startLottery } as const;

/** One of `backPages`. */
export type BackPage = keyof typeof backPages;

/** The launcher's `code` of a prize mode's lobby. */
export const lobbyCode = 'lobby';

/** The launcher's way of playing (G §2). */
export const playType = 'trad';

/** Goes to the lottery launcher; without a code to its lobby. Visitors go to login instead. */
export function openLottery(prizeMode: string | undefined, code?: string, pageBack: BackPage = 'home'): void {
  if (!session.peek()) redirectToLogin(true);
  else navigate(withQuery(paths.launchGame, { playType, prize_mode: prizeMode, code: code || lobbyCode, pageBack }));
}

async function open(game: Launchable): Promise<void> {
  const { gameUrl } = await (lotteryLobbyVendors.includes(game.vassalage) ? requestLotteryLaunch(prizeModes.LOTT!, undefined, paths.home) : askGame(game));
  const address = checkedAddress(gameUrl);
  const remembered = call(addRecentGame, { nodeId: game.nodeId }).catch(() => {});
  await Promise.race([remembered, pause(remembering)]);
  // The way back over an overlay's entry, still under way, would cancel the one to the game, or leave the game again.
  await new Promise<void>((resolve) => leaveOverlayEntries(resolve, false));
  location.assign(address);
  // Asked for anew: the cancelled request may have used the ticket in its address.
  if (await isCancelled()) await open(game);
}

/**
 * Whether the browser's way to the game ends here: going back over the entry of an overlay that is closed meanwhile
 * cancels it. The page stays for a moment, or comes back out of the browser's cache: the message waits for either.
 */
function isCancelled(): Promise<boolean> {
  const page = location.href;
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(location.href === page), { once: true });
    addEventListener('pageshow', () => resolve(false), { once: true });
    setTimeout(resolve, leaving, false);
  });
}

const askGame = ({ gameType: category, vassalage: vendor, gameId, nodeId }: Launchable) =>
  call(launchGame, { category, vendor, gameId, nodeId, language: language.peek(), backUrl: location.pathname + location.search });

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

/** The whole address of a game's page. The platform may name its own origin or a secure one; anything else is refused. */
export function checkedAddress(gameUrl: string): string {
  const address = new URL(gameUrl, location.href);
  if (address.protocol !== 'https:' && address.origin !== location.origin) throw new GatewayFailure('unreadable');
  return address.href;
}

const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));
