import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/** The Chromium of this machine: the one that BROWSER_PATH names, Playwright's own, or the system's; none when there is none. */
export function findBrowser(): string | undefined {
  const named = process.env.BROWSER_PATH;
  return [...(named ? [named] : []), chromium.executablePath(), ...system].find((file) => existsSync(file));
}
