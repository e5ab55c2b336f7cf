import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { installDebian } from '../browser/debian.ts';
import { getBrowser } from '../browser/get.ts';
import type { Engine } from './browser.ts';
import { chromium } from './chromium.ts';
import { getOldChromium, oldReleases } from './old-chromium.ts';
import { webkit } from './webkit.ts';

const isInstalled = (program: string): boolean => spawnSync('which', [program]).status === 0;

/** The path of WebKit's MiniBrowser, installed with its driver and a virtual screen where missing. Throws when that fails. */
function getMiniBrowser(): string {
  const find = () => (isInstalled('WebKitWebDriver') && isInstalled('Xvfb') ? globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser').at(-1) : undefined);
  const installed = find();
  if (installed) return installed;
  console.log("Getting Debian's webkit2gtk-driver and xvfb.");
  const found = installDebian('webkit2gtk-driver', 'xvfb') && find();
  if (!found) throw new Error('no WebKit: webkit2gtk-driver and xvfb are missing, and apt-get could not install them (this needs Debian and root)');
  return found;
}

export interface Startable {
  name: string;
  start(): Promise<Engine>;
}

/** The supported engines, slowest first. `start` installs a missing one, and rejects when that fails. */
export const engines: readonly Startable[] = [
  { name: 'WebKit', start: async () => webkit('WebKitGTK', getMiniBrowser()) },
  { name: 'Chromium 72', start: async () => chromium('Chromium', await getOldChromium(oldReleases[72])) },
  { name: 'Chromium 83', start: async () => chromium('Chromium', await getOldChromium(oldReleases[83])) },
  { name: 'Chromium', start: async () => chromium('Chromium', getBrowser()) },
];
