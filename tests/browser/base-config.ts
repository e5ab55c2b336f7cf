import { defineConfig } from 'playwright/test';
import { adultAt } from './adult.ts';
import { findBrowser, findHeadlessShell } from './find.ts';

/** The common Playwright configuration: a small phone in Brazil with the 18+ question answered, at the platform that the global setup starts. */
export const baseConfig = defineConfig({
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // A test that passes only sometimes counts as failed.
  retries: 0,
  use: {
    // Set by the global setup, before any worker starts.
    baseURL: process.env.LEVE_ADDRESS,
    storageState: adultAt(process.env.LEVE_ADDRESS ?? ''),
    viewport: { width: 360, height: 640 },
    isMobile: true,
    hasTouch: true,
    locale: 'pt-BR',
    // Tracing takes nearly half of the processor's time: use `--trace on` for a single test.
    trace: 'off',
    screenshot: 'only-on-failure',
    // No graphics card is assumed, and the system Chromium's extensions would run in every test.
    launchOptions: { executablePath: findHeadlessShell() ?? findBrowser(), args: ['--no-sandbox', '--disable-gpu', '--disable-extensions', '--disable-component-extensions-with-background-pages'] },
  },
});
