import type { Platform } from '../../handler.ts';

/** The platform under a clock in the past. */
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
