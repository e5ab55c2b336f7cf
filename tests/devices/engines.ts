import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { installDebian } from '../browser/debian.ts';
import { getBrowser } from '../browser/get.ts';
import type { Engine } from './browser.ts';
import { chromium } from './chromium.ts';
import { getOldChromium, oldReleases } from './old-chromium.ts';
import { webkit } from './webkit.ts';

const isHere = (program: string): boolean => spawnSync('which', [program]).status === 0;

/** WebKit's smallest browser, with its driver and a screen for it. Throws where they are not here and cannot be had. */
function getMiniBrowser(): string {
  const find = () => (isHere('WebKitWebDriver') && isHere('Xvfb') ? globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser').at(-1) : undefined);
  const there = find();
  if (there) return there;
  console.log("Getting Debian's webkit2gtk-driver and xvfb.");
  const found = installDebian('webkit2gtk-driver', 'xvfb') && find();
  if (!found) throw new Error('no WebKit: webkit2gtk-driver and xvfb are not here, and apt-get could not install them (it wants Debian and root)');
  return found;
}

export interface Startable {
  name: string;
  start(): Promise<Engine>;
}

/** The engines of the device floor, the slowest first; each is got by itself where it is not here, and rejects when it cannot be had. */
export const engines: readonly Startable[] = [
  { name: 'WebKit', start: async () => webkit('WebKitGTK', getMiniBrowser()) },
  { name: 'Chromium 72', start: async () => chromium('Chromium', await getOldChromium(oldReleases[72])) },
  { name: 'Chromium 83', start: async () => chromium('Chromium', await getOldChromium(oldReleases[83])) },
  { name: 'Chromium', start: async () => chromium('Chromium', getBrowser()) },
];
