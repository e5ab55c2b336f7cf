import { artOf } from './art/art-path.ts';
import { googleKeys, issuerKeys } from './accounts/id-token-keys.ts';
import { publicKey, setPrivateKey } from './crypto/keys.ts';
import { secretOf } from './crypto/secrets.ts';
import { startDeciding } from './activities/decide.ts';
import { startPaying } from './agency/pay.ts';
import { startExpiring } from './cashier/deposits.ts';
import { startCrowd } from './content/crowd.ts';
import { startJackpots } from './content/draw-jackpot.ts';
import { fill } from './fill/fill.ts';
import { forgetFirstDay, keepFirstDay } from './fill/first-day.ts';
import { startMatches } from './games/sports/bet-on-match.ts';
import type { Clock, MerchantOfFile, Platform } from './handler.ts';
import { householdOf } from './http/household.ts';
import { createRouter } from './router/router.ts';
import { startOpenRounds } from './games/open-round-timer.ts';
import { startDraws } from './lottery/timer.ts';
import { openPlatformDatabase } from './schema/open.ts';
import { fillMerchants } from './settings/fill.ts';
import { startPruning } from './upkeep/prune.ts';
import { platformClock } from './store/clock.ts';
import { lockData } from './store/lock.ts';
import { hasRoom } from './store/room.ts';

export interface PlatformOptions {
  merchants: readonly MerchantOfFile[];
  /** path of the database, or `:memory:` */
  file?: string;
  /** a database that this version has filled, serialized, which one in memory starts from: much faster than filling */
  copyOf?: Uint8Array;
  /** makes draws and filled content repeatable, for tests; none: draws follow from a secret that is kept with the data */
  seed?: number;
  /** whether some of its members have 90 days behind them when it is filled */
  hasPast?: boolean;
  /** the clock that the platform's own time follows */
  clock?: Clock;
  /** origin under which phones reach it, where that is not the origin of their requests */
  publicUrl?: string;
  /** opens what phones encrypt, PEM; none: one is made and kept with the data */
  privateKey?: string;
  /** opens the console; none: one is drawn and kept with the data */
  consoleToken?: string;
  /** lets external sign-in use an emulator, which signs no tokens; in tests only */
  allowsEmulator?: boolean;
  /** address of the keys of ID tokens; none: Google's */
  keysUrl?: string;
}

export interface RunningPlatform {
  /** for code inside the process, such as the edge and the tests */
  platform: Platform;
  /** Answers a call or a page. `address` is the network address of the person, behind whatever proxies; attempts are counted by it. */
  fetch(request: Request, address?: string): Promise<Response>;
  /** Whether its disk has room for what members do. */
  hasRoom(): boolean;
  /** PEM */
  publicKey: string;
  /** path of the console, with the token that opens it */
  consolePath: string;
  /** Goes on with these merchants: the files of the edge have changed. */
  setMerchants(merchants: readonly MerchantOfFile[]): void;
  close(): void;
}

/** Characters of a console token that is set: fewer can be guessed. */
const shortestToken = 16;

/** A whole merchant platform in this process, filled and ready. */
export async function createPlatform(options: PlatformOptions): Promise<RunningPlatform> {
  // A wrong word is told of at the start, not at the first picture.
  artOf();
  const { merchants, file = '.data/platform.sqlite', copyOf, seed, hasPast = true, clock = { now: Date.now }, publicUrl = '', allowsEmulator = false, keysUrl = googleKeys } = options;
  if (options.consoleToken !== undefined && options.consoleToken.length < shortestToken) throw new Error(`CONSOLE_TOKEN has at least ${shortestToken} characters`);
  const unlock = lockData(file);
  const database = openOr(unlock, () => openPlatformDatabase(file, copyOf));
  const close = (): void => {
    database.close();
    unlock();
  };
  // What the options set is not kept.
  const secrets = {
    'draw secret': seed === undefined ? secretOf(database, 'draw secret') : undefined,
    'console token': options.consoleToken === undefined ? secretOf(database, 'console token') : undefined,
  };
  const platform: Platform = {
    database, merchants, clock: platformClock(clock, database), hasPast, publicUrl, allowsEmulator, issuerKeys: issuerKeys(keysUrl),
    seed: seed ?? secrets['draw secret']!,
    contentSeed: seed ?? 1,
    consoleToken: options.consoleToken ?? secrets['console token']!,
  };
  await fill(platform, secrets, copyOf !== undefined).catch((error: unknown) => {
    close();
    throw error;
  });
  if (options.privateKey) setPrivateKey(database, options.privateKey);
  const key = publicKey(database);
  // In memory it lives for a test or a trial, which both begin with a reset.
  if (file === ':memory:' && !copyOf) keepFirstDay(platform);
  const router = createRouter(platform);
  const stopping = [startDraws(platform), startMatches(platform), startOpenRounds(platform), startPaying(platform), startExpiring(platform), startCrowd(platform), startJackpots(platform), startDeciding(platform), startPruning(platform)];
  return {
    platform,
    fetch: async (request, address = 'unknown') => router.fetch(request, { address: householdOf(address) }),
    hasRoom: () => hasRoom(file),
    publicKey: key,
    consolePath: `/sandbox?token=${platform.consoleToken}`,
    setMerchants(others) {
      platform.merchants = others;
      forgetFirstDay(platform);
      fillMerchants(platform);
    },
    close: () => {
      for (const stop of stopping) stop();
      close();
    },
  };
}

/** Runs `open`; if it throws, the data is released again. */
function openOr<T>(release: () => void, open: () => T): T {
  try {
    return open();
  } catch (error) {
    release();
    throw error;
  }
}
