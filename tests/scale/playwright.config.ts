import { defineConfig } from 'playwright/test';
import base from '../playwright.config.ts';

/** Measures what takes too long for every run: one test at a time, or they would measure each other. */
export default defineConfig(base, {
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  fullyParallel: false,
  timeout: 900_000,
});
