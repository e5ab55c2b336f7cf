import { defineConfig } from 'playwright/test';
import { baseConfig } from './browser/base-config.ts';

export default defineConfig(baseConfig, {
  testDir: 'e2e',
  outputDir: '../test-results',
  // `npm test` runs the journeys; the other projects take minutes and have commands of their own.
  projects: [
    { name: 'journeys', testIgnore: /access|matrix|real-react/ },
    { name: 'access', testMatch: /access/ },
    { name: 'matrix', testMatch: /matrix/ },
    { name: 'react', testMatch: /real-react/ },
  ],
  // Twice as many as processors, for a test often waits for its page.
  workers: 4,
  fullyParallel: true,
  // Limits for a busy machine of two cores; a passing test does not wait for them.
  timeout: 60_000,
  expect: { timeout: 12_000 },
  // None, but in `.ci/run`, which names what passed at the second run: its host stops for seconds at times.
  retries: Number(process.env.RETRIES ?? 0),
  use: {
    timezoneId: 'America/Sao_Paulo',
    // A service worker would request files during every test; its own tests allow it.
    serviceWorkers: 'block',
    // `e2e/fixture.ts` takes them.
    screenshot: 'off',
  },
});
