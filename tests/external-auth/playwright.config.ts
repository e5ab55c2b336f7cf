import { defineConfig } from 'playwright/test';
import { baseConfig } from '../browser/base-config.ts';

export default defineConfig(baseConfig, {
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './serve.ts',
  workers: 1,
});
