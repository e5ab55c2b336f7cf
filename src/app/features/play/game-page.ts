// The page of a game or a lottery: who opens it, where, and its address.
import { demoGame } from '../../../contract/endpoints/game-info.ts';
import { addRecentGame, launchGame } from '../../../contract/endpoints/play.ts';
import { launchLottery } from '../../../contract/endpoints/lottery.ts';
import { prizeModes } from '../../../contract/categories.ts';
import { openingOf, type Opening } from '../../../contract/game-frame.ts';
import { lotteryLauncherVendors, lotteryLobbyVendors } from '../../../contract/lotteries.ts';
import { localStore, readJson, storageKeys } from '../../device/storage.ts';
import { call } from '../../gateway/call.ts';
import { GatewayFailure } from '../../gateway/failure.ts';
import { outlivesPage } from '../../gateway/request.ts';
import { language } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import { routeOf, unknownRoute } from '../../routes.ts';
import { vendorList, type Launchable } from '../games/games.ts';
import { lobbyCode } from './addresses.ts';

/** Whether a game opens a lobby of lotteries (G §4). */
const opensLobby = ({ vassalage }: Launchable): boolean => lotteryLobbyVendors.includes(vassalage);

/** How a game opens on this phone: as its vendor is listed, but not in a frame if that has failed lately. A lobby of lotteries keeps its own way (G §7). */
export function openingHere(game: Launchable): Opening {
  const { vassalage } = game;
  if (opensLobby(game)) return 'redirect';
  const rule = openingOf(vendorList.value.peek()?.find((vendor) => vendor.vassalage === vassalage)?.opens);
  return rule === 'frame' && standsFramed(vassalage) === false ? 'redirect' : rule;
}

/** ms for which a vendor's framing result is valid: the vendor may change it */
const framingFor = 7 * 86_400_000;

const framing = (): Record<string, unknown> => Object(readJson(localStore, storageKeys.framing)) as Record<string, unknown>;

/** Whether a vendor's games loaded in a frame when last seen; undefined if that is not known. */
export function standsFramed(vendor: string): boolean | undefined {
  const { stands, at } = Object(framing()[vendor]) as { stands?: boolean; at?: number };
  return Date.now() - Number(at) < framingFor ? stands : undefined;
}

/** Stores whether a vendor's games load in a frame; undefined: to be found out again. */
export function keepFraming(vendor: string, stands: boolean | undefined): void {
  if (vendor) localStore.set(storageKeys.framing, JSON.stringify({ ...framing(), [vendor]: { stands, at: Date.now() } }));
}

/** Whether the lottery launcher opens a game. The vendor is checked before the type: a lobby's games have the type of lotteries too. */
export const isForLauncher = (game: Launchable): boolean => !opensLobby(game) && [game.vassalage, game.gameType].some((code) => lotteryLauncherVendors.includes(code));

/** The prize mode of a game that the lottery launcher opens. */
export const prizeModeOf = ({ gameType, vassalage }: Launchable): string | undefined => prizeModes[gameType] ?? prizeModes[vassalage];

/** ms that a launch waits for the recent list's answer */
const recentListMs = 400;

/** Requests a game's page and adds it to the recent ones; resolves to its absolute address. `backUrl` is a path of the app. Rejects with a `GatewayFailure`: `unreadable` for an address that may not be opened. */
export async function requestGame(game: Launchable, backUrl: string): Promise<string> {
  const { gameType: category, vassalage: vendor, gameId, nodeId } = game;
  if (game.demo) return checkedAddress((await call(demoGame, { vendor, gameId, nodeId, language: language.peek(), backUrl })).gameUrl);
  const { gameUrl } = await (opensLobby(game)
    ? requestLotteryLaunch(prizeModes.LOTT!, undefined, paths.home)
    : call(launchGame, { category, vendor, gameId, nodeId, language: language.peek(), backUrl }));
  const address = checkedAddress(gameUrl);
  const remembered = call(addRecentGame, { nodeId }).catch(() => {});
  // Elsewhere the request outlives this page.
  if (!outlivesPage()) await Promise.race([remembered, pause(recentListMs)]);
  return address;
}

/** Requests the page of a lottery, or of the lobby without a code; `backUrl` is a path of the app. Rejects with a `GatewayFailure`. */
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
 * The absolute address of a game's page: https, or a path of this origin that is no page of the app. Throws
 * `unreadable` for anything else, such as an empty address, which would lead back here, or nowhere.
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
