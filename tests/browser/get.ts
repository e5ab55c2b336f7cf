import { spawnSync } from 'node:child_process';
import { installDebian } from './debian.ts';
import { findBrowser, findHeadlessShell } from './find.ts';

/** ms that a download may take */
const patience = 10 * 60_000;

const ways = [
  { name: "Playwright's Chromium", get: () => spawnSync('npx', ['playwright', 'install', 'chromium'], { timeout: patience }).status === 0 },
  { name: "Debian's chromium", get: () => installDebian('chromium') },
];

/** The path of a Chromium. Where there is none it gets one, and says so in a line. Throws when it cannot. */
export function getBrowser(): string {
  const there = findBrowser();
  if (there) return there;
  for (const { name, get } of ways) {
    console.log(`No browser here: getting ${name}.`);
    const found = get() && findBrowser();
    if (found) return found;
  }
  throw new Error('No browser was found and none could be had: install Chromium, or name one in BROWSER_PATH.');
}

/** The same for tests: a Chromium without windows where there is one or Debian gives it, else any. */
export function getTestBrowser(): string {
  const there = findHeadlessShell();
  if (there) return there;
  const found = installDebian('chromium-headless-shell') && findHeadlessShell();
  return found || getBrowser();
}
