import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/** Whether the browser starts: a downloaded one may lack systemPaths libraries. */
const runs = (file: string): boolean => existsSync(file) && spawnSync(file, ['--version', '--no-sandbox']).status === 0;

/** Debian's headless Chromium. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** The path of an installed Chromium: of BROWSER_PATH, Playwright or the systemPaths, in this order; undefined without one. */
export function findBrowser(): string | undefined {
  return process.env.BROWSER_PATH || [chromium.executablePath(), ...systemPaths].find(runs);
}

/** The path of BROWSER_PATH, or of a headless Chromium, in which tests take two thirds of the time; undefined without either. */
export function findHeadlessShell(): string | undefined {
  return process.env.BROWSER_PATH || [headlessShell].find(runs);
}
