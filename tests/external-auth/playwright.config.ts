import { defineConfig } from 'playwright/test';
import { adultAt } from '../browser/adult.ts';
import { findBrowser } from '../browser/find.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './serve.ts',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    // Set by the global setup, before any worker starts.
    baseURL: process.env.LEVE_ADDRESS,
    storageState: adultAt(process.env.LEVE_ADDRESS ?? ''),
    viewport: { width: 360, height: 640 },
    isMobile: true,
    hasTouch: true,
    locale: 'pt-BR',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findBrowser(), args: ['--no-sandbox'] },
  },
});
