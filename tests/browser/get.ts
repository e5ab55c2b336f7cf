import { spawnSync } from 'node:child_process';
import { findBrowser } from './find.ts';

const ways = [
  { name: "Playwright's Chromium", commands: [['npx', 'playwright', 'install', 'chromium']] },
  { name: "Debian's chromium", commands: [['apt-get', 'update'], ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium']] },
] as const;

/** ms that one of these commands may take */
const patience = 10 * 60_000;

/** The path of a Chromium. Where there is none it gets one, and says so in a line. Throws when it cannot. */
export function getBrowser(): string {
  const there = findBrowser();
  if (there) return there;
  for (const { name, commands } of ways) {
    console.log(`No browser here: getting ${name}.`);
    const done = commands.every(([command, ...given]) => spawnSync(command, given, { timeout: patience }).status === 0);
    const found = done && findBrowser();
    if (found) return found;
  }
  throw new Error('No browser was found and none could be had: install Chromium, or name one in BROWSER_PATH.');
}
