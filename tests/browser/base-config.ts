import { defineConfig } from 'playwright/test';
import { adultAt } from './adult.ts';
import { findBrowser, findHeadlessShell } from './find.ts';

/** The common configuration of every run of Playwright: a small phone in Brazil, of a person of age, at the platform that its global setup starts. */
export const baseConfig = defineConfig({
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // A test that passes only sometimes is a failure, to be mended.
  retries: 0,
  use: {
    // Set by the global setup, before any worker starts.
    baseURL: process.env.LEVE_ADDRESS,
    storageState: adultAt(process.env.LEVE_ADDRESS ?? ''),
    viewport: { width: 360, height: 640 },
    isMobile: true,
    hasTouch: true,
    locale: 'pt-BR',
    // A trace takes nearly half of the processor's time: ask for one of a single test, with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // The machine has no graphics card, and extensions of the system's Chromium would run in every test.
    launchOptions: { executablePath: findHeadlessShell() ?? findBrowser(), args: ['--no-sandbox', '--disable-gpu', '--disable-extensions', '--disable-component-extensions-with-background-pages'] },
  },
});
