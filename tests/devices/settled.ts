/**
 * Compares every page as it was served with what the app has made of it, element by element, on the oldest Chromium and on
 * today's: with every switch of the merchant turned, in both languages, for a visitor and a member. A difference that is
 * not in `allowed` fails, and so does what is written to the console as an error: the build that counts renders has Preact's
 * debug module, which tells there what hydration meets otherwise than it was drawn.
 * `node tests/devices/settled.ts 72 /m/home` looks at one engine and one page alone, and
 * `node tests/devices/settled.ts 72 '' '^(all off|[A-D]).*pt, visitor' leve` at what the pattern finds, of one merchant.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Language } from '../../src/contract/languages.ts';
import { namesAt, switches, switchesOfSettings, switchNames } from '../../src/contract/switches.ts';
import type { Switch, Switches, SwitchName, SwitchSettings } from '../../src/contract/switches.ts';
import { routes } from '../../src/app/routes.ts';
import { storageKeys } from '../../src/app/device/storage.ts';
import { startEdge } from '../browser/edge.ts';
import { getBrowser } from '../browser/get.ts';
import { openSession } from '../browser/session.ts';
import { textOf, visit } from '../edge/visitor.ts';
import { platformAt } from '../e2e/platform.ts';
import { stands } from '../e2e/screens.ts';
import { dataOf } from '../e2e/served.ts';
import { openChromium } from './chromium.ts';
import { getOldChromium, oldReleases } from './old-chromium.ts';
import { allowed, ticking, unread } from './settled-allowed.ts';
import { misbelieved, watchServed } from './settled-in-page.ts';
import type { SettledWindow } from './settled-in-page.ts';

/** Limit for a page to settle, and how long nothing must change, in ms. */
const longest = 30_000;
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

/** Whose pages are looked at: the ready-made merchants, one with a home, tabs and menus of its own, and one with a language, fonts and a zone of its own. */
const houses = [
  { code: 'leve', host: 'localhost' },
  { code: 'brisa', host: 'brisa.localhost' },
  { code: 'verde', host: 'verde.localhost', merchants: 'tests/fixtures/own-home' },
  { code: 'azul', host: 'azul.localhost', merchants: 'tests/fixtures/branded' },
];
type House = (typeof houses)[number];

/** The flags that a page does not carry: they are off. */
const flagsOff = Object.fromEntries(namesAt('whitelabel').map((name) => [name, false]));

interface Looked {
  engine: string;
  file: string;
  /** path of the only page; empty for all */
  only: string;
  /** finds the turn, language and person */
  like: RegExp;
}

async function look({ engine, file, only, like }: Looked, house: House): Promise<number> {
  const { address: edge, stop } = await startEdge({ DATA: ':memory:', DIST: 'dist-measure', MERCHANTS: house.merchants ?? '' });
  const address = edge.replace('localhost', house.host);
  const platform = platformAt(edge);
  const browser = await openChromium(file);
  const looked = pages.filter(({ path }) => !only || path === only);
  const languages = dataOf(await servedIn('pt', '/m/download')).merchant.languages;
  let views = 0;
  /** how often, by the difference */
  const found = new Map<string, number>();
  const whole = new Map<string, string>();

  /** By its host in the header: not every machine resolves the names below localhost. Without a kept connection, which the edge may close while a turn is looked at. */
  async function servedIn(language: Language, path: string): Promise<string> {
    return textOf(await visit(edge, path, { host: new URL(address).host, cookie: `language=${language}`, connection: 'close' }));
  }

  /** Turns the merchant's switches, and waits until pages are served with them. */
  async function turn(wanted: Switches): Promise<void> {
    await platform.change(house.code, { switches: wanted });
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
  async function pagesOf(switched: string, language: Language): Promise<typeof pages> {
    const bodies = await Promise.all(looked.map(async ({ path }) => bodyOf(await servedIn(language, path)).replace(/data-until="\d+"/g, '')));
    if (switched === 'all on') looked.forEach(({ path }, at) => whole.set(language + path, bodies[at]!));
    return looked.filter(({ path }, at) => switched.startsWith('all ') || bodies[at] !== whole.get(language + path));
  }

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
      if (isSettled) return [...(await browser.run<string[]>(String(() => (window as unknown as SettledWindow).settled.differences()), null)), ...(await browser.run<string[]>(String(misbelieved), { ticking, unread }))];
    }
    return ['it does not settle'];
  }

  try {
    await browser.prepare(String(watchServed), ticking);
    for (const [switched, wanted] of turns) {
      // Each switch alone is turned for the first merchant; and what all of them on draw is what the others are held against.
      const wantedViews = languages.flatMap((language) => (['visitor', 'member'] as const).filter((person) => like.test(`${switched}, ${language}, ${person}`)).map((person) => ({ language, person })));
      if (!(wantedViews.length && (switched.startsWith('all ') || house === houses[0])) && switched !== 'all on') continue;
      await turn(wanted);
      for (const language of languages) {
        const differing = await pagesOf(switched, language);
        for (const { person } of wantedViews.filter((view) => view.language === language)) {
          await browser.goto(`${address}/robots.txt`);
          await wait(200);
          await keep(language, person === 'member' ? await openSession(edge, 'marina', house.code) : '');
          const before = views;
          for (const { name, path, forMembers } of differing) {
            if (forMembers && person === 'visitor') continue;
            views += 1;
            if (drawing.includes(name)) await awaitDraws(language, path);
            const differences = (await settle(path)).filter((difference) => !allowed.some(({ of, ofMembers, difference: pattern }) => (!ofMembers || person === 'member') && (!of || of.includes(name)) && pattern.test(difference)));
            for (const difference of differences) {
              const key = `${name}: ${difference}`;
              if (!found.has(key)) console.log(`${engine}: ${key}\n    first: ${house.code}, ${switched}, ${language}, ${person}`);
              found.set(key, (found.get(key) ?? 0) + 1);
            }
          }
          if (views > before) console.log(`${engine}: ${house.code}, ${switched}, ${language}, ${person}: ${views - before} views`);
        }
      }
    }
    for (const complaint of new Set(browser.complaints())) {
      console.log(`${engine}: ${complaint}`);
      found.set(complaint, 1);
    }
  } finally {
    await browser.close();
    await stop();
  }
  console.log(`${engine}: ${house.code}: ${views} views, ${found.size} differences`);
  return found.size;
}

const [onlyEngine = '', only = '', turnsLike = '', onlyHouse] = process.argv.slice(2);
const browsers = [['Chromium 72', () => getOldChromium(oldReleases[72])], ['Chromium', async () => getBrowser()]] as const;
let failed = 0;
for (const [engine, get] of browsers) {
  if (onlyEngine && !engine.endsWith(onlyEngine)) continue;
  const looked = { engine, file: await get(), only, like: new RegExp(turnsLike) };
  for (const house of houses) if (!onlyHouse || house.code === onlyHouse) failed += await look(looked, house);
}
process.exitCode = failed ? 1 : 0;
