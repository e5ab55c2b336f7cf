/**
 * Compares every page as it was served with what the app has made of it, element by element, on the oldest Chromium and on
 * today's: with every switch of the merchant turned, in both languages, for a visitor and a member. A difference that is
 * not in `allowed` fails, and so does what is written to the console as an error: the build that counts renders has Preact's
 * debug module, which tells there what hydration meets otherwise than it was drawn.
 * `node tests/devices/settled.ts 72 /m/home` looks at one engine and one page alone, and
 * `node tests/devices/settled.ts 72 '' 'all off|^[A-D]'` at the turns of the switches that the pattern finds.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { languages } from '../../src/contract/languages.ts';
import type { Language } from '../../src/contract/languages.ts';
import { namesAt, switches, switchesOfSettings, switchNames } from '../../src/contract/switches.ts';
import type { Switch, Switches, SwitchName, SwitchSettings } from '../../src/contract/switches.ts';
import { routes } from '../../src/app/routes.ts';
import { storageKeys } from '../../src/app/device/storage.ts';
import { startEdge } from '../browser/edge.ts';
import { getBrowser } from '../browser/get.ts';
import { openSession } from '../browser/session.ts';
import { platformAt } from '../e2e/platform.ts';
import { stands } from '../e2e/screens.ts';
import { dataOf } from '../e2e/served.ts';
import { openChromium } from './chromium.ts';
import { getOldChromium, oldReleases } from './old-chromium.ts';
import { allowed, ticking } from './settled-allowed.ts';
import { watchServed } from './settled-in-page.ts';
import type { SettledWindow } from './settled-in-page.ts';

/** Limit for a page to settle, and how long nothing must change, in ms. */
const longest = 15_000;
const still = 350;

/** A switch turned on, or to its first value; or off, or to its last. */
function turned(name: SwitchName, on: boolean): boolean | string {
  const { values }: Switch = switches[name];
  return values ? values.at(on ? 0 : -1)! : on;
}

const every = (on: boolean): Switches => Object.fromEntries(switchNames.map((name) => [name, turned(name, on)])) as unknown as Switches;

/** Pages whose draws end on the minute: none does while they are looked at. */
const drawing = ['lottery', 'moreLottery', 'startLottery'];
const minute = 60_000;

/** How the merchant's switches stand, by name: all on, all off, and each alone turned off. */
const turns: readonly (readonly [name: string, switches: Switches])[] = [
  ['all on', every(true)],
  ['all off', every(false)],
  ...switchNames.map((name) => [`${name} off`, { ...every(true), [name]: turned(name, false) }] as const),
];

/** Each switch alone is turned for the pages whose HTML differs by it: it is few of them. */
const pages = routes.filter(({ name }) => stands(name)).map(({ name, paths: [path], access }) => ({ name, path: path!, forMembers: Boolean(access.session) }));

const bodyOf = (html: string): string => html.slice(html.indexOf('<div id="app">'), html.lastIndexOf('</div>'));

const { address, stop } = await startEdge({ DATA: ':memory:', DIST: 'dist-measure' });
const platform = platformAt(address);

const servedIn = async (language: Language, path: string): Promise<string> => (await fetch(address + path, { headers: { cookie: `language=${language}` } })).text();

/** The flags that a page does not carry: they are off. */
const flagsOff = Object.fromEntries(namesAt('whitelabel').map((name) => [name, false]));

/** Turns the merchant's switches, and waits until pages are served with them. */
async function turn(wanted: Switches): Promise<void> {
  await platform.change('leve', { switches: wanted });
  for (const language of languages) {
    for (const deadline = Date.now() + longest; ; await wait(100)) {
      const { answers } = dataOf(await servedIn(language, '/m/download'));
      const settings = answers['/wps/system/settings'] as SwitchSettings | undefined;
      if (settings && isDeepStrictEqual(switchesOfSettings({ ...settings, whitelabel: { ...flagsOff, ...settings.whitelabel } }), wanted)) break;
      if (Date.now() > deadline) throw new Error('the switches are not served');
    }
  }
}

/** Waits until the draws of a minute are over, and the edge has heard of them. */
async function awaitDraws(language: Language, path: string): Promise<void> {
  await platform.addTime(minute + 5_000 - ((await platform.now()) % minute));
  while ((await platform.now()) % minute < 10_000) {
    await servedIn(language, path);
    await wait(200);
  }
}

/** The pages of a language that a turn of the switches draws otherwise than all of them on. */
async function pagesOf(switched: string, language: Language, whole: Map<string, string>, looked: typeof pages): Promise<typeof pages> {
  const bodies = await Promise.all(looked.map(async ({ path }) => bodyOf(await servedIn(language, path)).replace(/data-until="\d+"/g, '')));
  if (switched === 'all on') looked.forEach(({ path }, at) => whole.set(language + path, bodies[at]!));
  return looked.filter(({ path }, at) => switched.startsWith('all ') || bodies[at] !== whole.get(language + path));
}

async function look(engine: string, file: string, only: string | undefined, turnsLike: RegExp): Promise<number> {
  const browser = await openChromium(file);
  const looked = pages.filter((page) => !only || page.path === only);
  let views = 0;
  /** how often, by the difference */
  const found = new Map<string, number>();
  const whole = new Map<string, string>();

  const keep = (language: Language, session: string): Promise<unknown> =>
    browser.run(String((kept: Record<string, string>) => {
      document.cookie = `language=${kept.language}; path=/`;
      for (const key of Object.keys(kept)) if (kept[key]) localStorage.setItem(key, kept[key]!); else localStorage.removeItem(key);
    }), { language, [storageKeys.adult]: 'yes', [storageKeys.session]: session, [storageKeys.noPopups]: '1' });

  async function settle(path: string): Promise<string[]> {
    await browser.goto(address + path);
    for (const deadline = Date.now() + longest; Date.now() < deadline; await wait(60)) {
      const isSettled = await browser.run<boolean>(String((ms: number) => document.readyState === 'complete' && !('earlyTap' in window) && document.querySelector('.toasts') !== null
        && (window as unknown as SettledWindow).settled.stillFor() > ms), still).catch(() => false);
      if (isSettled) return browser.run<string[]>(String(() => (window as unknown as SettledWindow).settled.differences()), null);
    }
    return ['it does not settle'];
  }

  try {
    await browser.prepare(String(watchServed), ticking);
    for (const [switched, wanted] of turns) {
      // What all of them on draw is what the others are held against.
      const isWanted = turnsLike.test(switched);
      if (!isWanted && switched !== 'all on') continue;
      await turn(wanted);
      for (const language of languages) {
        const differing = await pagesOf(switched, language, whole, looked);
        if (!isWanted) continue;
        for (const person of ['visitor', 'member'] as const) {
          await browser.goto(`${address}/robots.txt`);
          await wait(200);
          await keep(language, person === 'member' ? await openSession(address, 'marina') : '');
          for (const { name, path, forMembers } of differing) {
            if (forMembers && person === 'visitor') continue;
            views += 1;
            if (drawing.includes(name)) await awaitDraws(language, path);
            const differences = (await settle(path)).filter((difference) => !allowed.some(({ of, ofMembers, difference: pattern }) => (!ofMembers || person === 'member') && (!of || of.includes(name)) && pattern.test(difference)));
            for (const difference of differences) {
              const key = `${name}: ${difference}`;
              if (!found.has(key)) console.log(`${engine}: ${key}\n    first: ${switched}, ${language}, ${person}`);
              found.set(key, (found.get(key) ?? 0) + 1);
            }
          }
        }
      }
    }
    for (const complaint of new Set(browser.complaints())) {
      console.log(`${engine}: ${complaint}`);
      found.set(complaint, 1);
    }
  } finally {
    await browser.close();
  }
  console.log(`${engine}: ${views} views, ${found.size} differences`);
  return found.size;
}

const [only = '', path, turnsLike = ''] = process.argv.slice(2);
const browsers = [['Chromium 72', () => getOldChromium(oldReleases[72])], ['Chromium', async () => getBrowser()]] as const;
let failed = 0;
try {
  for (const [engine, get] of browsers) if (!only || engine.endsWith(only)) failed += await look(engine, await get(), path, new RegExp(turnsLike));
} finally {
  await stop();
}
process.exitCode = failed ? 1 : 0;
