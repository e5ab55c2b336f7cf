import { build, mergeConfig, type InlineConfig } from 'vite';

/** Rolldown's `checks` of every build, without warnings about slow plugins on a slow machine. */
export const withoutTimes = { bundlerTimings: false } as const;

/** A build beside the app's own: it follows no vite.config.ts, and leaves what is in its folder. */
export const buildApart = (options: InlineConfig): ReturnType<typeof build> =>
  build(mergeConfig({ configFile: false, logLevel: 'warn', publicDir: false, build: { emptyOutDir: false, rolldownOptions: { checks: withoutTimes } } }, options));
