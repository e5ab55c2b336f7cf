import { googleKeys, issuerKeys } from './accounts/id-token-keys.ts';
import { publicKey } from './crypto/keys.ts';
import { secretOf } from './crypto/secrets.ts';
import { startDeciding } from './activities/decide.ts';
import { startPaying } from './agency/pay.ts';
import { startCrowd } from './content/crowd.ts';
import { fill } from './fill/fill.ts';
import { startMatches } from './games/sports/bet-on-match.ts';
import type { Clock, MerchantSeed, Platform } from './handler.ts';
import { householdOf } from './http/household.ts';
import { createRouter } from './router/router.ts';
import { startOpenRounds } from './games/open-round-timer.ts';
import { startDraws } from './lottery/timer.ts';
import { openPlatformDatabase } from './schema/open.ts';
import { startPruning } from './upkeep/prune.ts';
import { platformClock } from './store/clock.ts';
import { lockData } from './store/lock.ts';

export interface PlatformOptions {
  merchants: readonly MerchantSeed[];
  /** path of the database, or `:memory:` */
  file?: string;
  /** a serialized database that one in memory starts from; copying is much faster than filling */
  copyOf?: Uint8Array;
  /** makes draws and filled content repeatable, for tests; none: draws follow from a secret that is kept with the data */
  seed?: number;
  /** whether some of its members have 90 days behind them when it is filled */
  hasPast?: boolean;
  /** the clock that the platform's own time follows */
  clock?: Clock;
  /** origin under which phones reach it, where that is not the origin of their requests */
  publicUrl?: string;
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
  /** PEM */
  publicKey: string;
  /** path of the console, with the token that opens it */
  consolePath: string;
  close(): void;
}

/** A whole merchant platform in this process, filled and ready. */
export async function createPlatform(options: PlatformOptions): Promise<RunningPlatform> {
  const { merchants, file = '.data/platform.sqlite', copyOf, seed, hasPast = true, clock = { now: Date.now }, publicUrl = '', allowsEmulator = false, keysUrl = googleKeys } = options;
  const unlock = lockData(file);
  const database = openOr(unlock, () => openPlatformDatabase(file, copyOf));
  const platform: Platform = {
    database, merchants, clock: platformClock(clock, database), hasPast, publicUrl, allowsEmulator, issuerKeys: issuerKeys(keysUrl),
    seed: seed ?? secretOf(database, 'draw secret'),
    contentSeed: seed ?? 1,
    consoleToken: options.consoleToken ?? secretOf(database, 'console token'),
  };
  await fill(platform);
  const router = createRouter(platform);
  const stopping = [startDraws(platform), startMatches(platform), startOpenRounds(platform), startPaying(platform), startCrowd(platform), startDeciding(platform), startPruning(platform)];
  return {
    platform,
    fetch: async (request, address = 'unknown') => router.fetch(request, { address: householdOf(address) }),
    publicKey: publicKey(database),
    consolePath: `/sandbox?token=${platform.consoleToken}`,
    close: () => {
      for (const stop of stopping) stop();
      database.close();
      unlock();
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
