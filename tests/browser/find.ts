import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/** A downloaded browser may miss libraries of the system. */
const runs = (file: string): boolean => existsSync(file) && spawnSync(file, ['--version', '--no-sandbox']).status === 0;

/** Debian's Chromium without windows. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** A Chromium of this machine: the one that BROWSER_PATH names, Playwright's own, or the system's; none when there is none. */
export function findBrowser(): string | undefined {
  return process.env.BROWSER_PATH || [chromium.executablePath(), ...system].find(runs);
}

/** A Chromium without windows, in which tests take two thirds of the time; none where it is not installed. BROWSER_PATH comes first. */
export function findHeadlessShell(): string | undefined {
  return process.env.BROWSER_PATH || [headlessShell].find(runs);
}
