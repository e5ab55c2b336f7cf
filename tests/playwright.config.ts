import { defineConfig } from 'playwright/test';
import { adultAt } from './browser/adult.ts';
import { findBrowser } from './browser/find.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  globalSetup: './e2e/serve.ts',
  // `npm test` runs the journeys; what takes minutes more has commands of its own.
  projects: [
    { name: 'journeys', testIgnore: /access|real-react/ },
    { name: 'access', testMatch: /access/ },
    { name: 'react', testMatch: /real-react/ },
  ],
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine of two busy cores takes its time; nothing waits for these where all goes well.
  timeout: 60_000,
  expect: { timeout: 12_000 },
  // Whoever needs a second try is named by tests/run.ts.
  retries: 1,
  reporter: 'list',
  use: {
    // Set by the global setup, before any worker starts.
    baseURL: process.env.LEVE_ADDRESS,
    storageState: adultAt(process.env.LEVE_ADDRESS ?? ''),
    viewport: { width: 360, height: 640 },
    isMobile: true,
    hasTouch: true,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    trace: 'retain-on-failure',
    // Only the tests of the worker want one: it would ask for files beside every test.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser(), args: ['--no-sandbox'] },
  },
});
