import { defineConfig } from 'playwright/test';
import base from '../playwright.config.ts';

/** Long measurements, one at a time so that they do not affect each other. */
export default defineConfig(base, {
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  fullyParallel: false,
  timeout: 900_000,
});
