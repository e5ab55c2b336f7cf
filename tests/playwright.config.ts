import { defineConfig } from 'playwright/test';
import { baseConfig } from './browser/base-config.ts';

export default defineConfig(baseConfig, {
  testDir: 'e2e',
  outputDir: '../test-results',
  // `npm test` runs the journeys; what takes minutes more has commands of its own.
  projects: [
    { name: 'journeys', testIgnore: /access|matrix|real-react/ },
    { name: 'access', testMatch: /access/ },
    { name: 'matrix', testMatch: /matrix/ },
    { name: 'react', testMatch: /real-react/ },
  ],
  // One more than the processors of the smallest machine: a test often waits for its page.
  workers: 3,
  fullyParallel: true,
  // A machine of two busy cores takes its time; nothing waits for these where all goes well.
  timeout: 60_000,
  expect: { timeout: 12_000 },
  use: {
    timezoneId: 'America/Sao_Paulo',
    // Only the tests of the worker want one: it would ask for files beside every test.
    serviceWorkers: 'block',
  },
});
