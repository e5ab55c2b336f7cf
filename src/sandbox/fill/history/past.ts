import type { Platform } from '../../handler.ts';

/** The platform at times that have been: what is done with it happened then. */
export interface Past {
  platform: Platform;
  /** epoch ms */
  goTo(at: number): void;
}

export function pastOf(platform: Platform): Past {
  let now = platform.clock.now();
  return {
    platform: { ...platform, clock: { now: () => now } },
    goTo: (at) => {
      now = at;
    },
  };
}
