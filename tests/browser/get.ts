import { spawnSync } from 'node:child_process';
import { installDebian } from './debian.ts';
import { findBrowser, findHeadlessShell } from './find.ts';

/** Limit of a download, in ms. */
const timeoutMs = 10 * 60_000;

const sources = [
  { name: "Playwright's Chromium", get: () => spawnSync('npx', ['playwright', 'install', 'chromium'], { timeout: timeoutMs }).status === 0 },
  { name: "Debian's chromium", get: () => installDebian('chromium') },
];

/** The path of a Chromium, installed with a line of output where installed is none. Throws when that fails. */
export function getBrowser(): string {
  const installed = findBrowser();
  if (installed) return installed;
  for (const { name, get } of sources) {
    console.log(`No browser here: getting ${name}.`);
    const found = get() && findBrowser();
    if (found) return found;
  }
  throw new Error('No browser was found and none could be installed: install Chromium, or set BROWSER_PATH.');
}

/**
 * The path of a headless Chromium, installed from Debian where possible; else any Chromium. A desktop's Chromium 156
 * also loads pages of its own interface, such as the address bar's popup, which took 0.3 to 0.8 s of processor during a load.
 */
export function getTestBrowser(): string {
  const installed = findHeadlessShell();
  if (installed) return installed;
  const found = installDebian('chromium-headless-shell') && findHeadlessShell();
  return found || getBrowser();
}
