import { googleKeys, issuerKeys } from './accounts/id-token-keys.ts';
import { publicKey } from './crypto/keys.ts';
import { startPaying } from './agency/pay.ts';
import { startCrowd } from './content/crowd.ts';
import { fill } from './fill/fill.ts';
import type { Clock, MerchantSeed, Platform } from './handler.ts';
import { createRouter } from './router/router.ts';
import { startDraws } from './lottery/timer.ts';
import { openPlatformDatabase } from './schema/open.ts';
import { platformClock } from './store/clock.ts';

export interface PlatformOptions {
  merchants: readonly MerchantSeed[];
  /** path of the database, or `:memory:` */
  file?: string;
  /** a serialized database that one in memory starts from; copying is much faster than filling */
  copyOf?: Uint8Array;
  /** makes filled content repeatable */
  seed?: number;
  /** whether some of its members have 90 days behind them when it is filled */
  hasPast?: boolean;
  /** the clock that the platform's own time follows */
  clock?: Clock;
  /** origin under which phones reach it, where that is not the origin of their requests */
  publicUrl?: string;
  /** where the keys of ID tokens are published; none: at Google */
  keysUrl?: string;
}

export interface RunningPlatform {
  /** for code inside the process, such as the edge and the tests */
  platform: Platform;
  /** Answers a call or a page. `address` is the phone's network address, by which attempts are limited. */
  fetch(request: Request, address?: string): Promise<Response>;
  /** PEM */
  publicKey: string;
  close(): void;
}

/** A whole merchant platform in this process, filled and ready. */
export async function createPlatform(options: PlatformOptions): Promise<RunningPlatform> {
  const { merchants, file = '.data/platform.sqlite', copyOf, seed = 1, hasPast = true, clock = { now: Date.now }, publicUrl = '', keysUrl = googleKeys } = options;
  const database = openPlatformDatabase(file, copyOf);
  const platform: Platform = { database, merchants, clock: platformClock(clock, database), seed, hasPast, publicUrl, issuerKeys: issuerKeys(keysUrl) };
  await fill(platform);
  const router = createRouter(platform);
  const stopping = [startDraws(platform), startPaying(platform), startCrowd(platform)];
  return {
    platform,
    fetch: async (request, address = 'unknown') => router.fetch(request, { address }),
    publicKey: publicKey(database),
    close: () => {
      for (const stop of stopping) stop();
      database.close();
    },
  };
}
