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
import { namesAt, switches, switchesOfSettings, switchNames, type Switch, type Switches, type SwitchName, type SwitchSettings } from '../../src/contract/switches.ts';
import { routes } from '../../src/app/routes.ts';
import { startEdge } from '../browser/edge.ts';
import { getTestBrowser } from '../browser/get.ts';
import { openSession } from '../browser/session.ts';
import { textOf, visit } from '../edge/visitor.ts';
import { platformAt } from '../e2e/platform.ts';
import { stands } from '../e2e/screens.ts';
import { dataOf } from '../e2e/served.ts';
import { getOldChromium, oldReleases } from './old-chromium.ts';
import { allowed } from './settled-allowed.ts';
import { openWindow, persons, type PersonsWindow } from './settled-window.ts';

/** ms in which the edge serves a change of the platform */
const longest = 30_000;

/** ms between two lines that say how far it is */
const pace = 10_000;

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

/** Looks at the pages of a house, each person in each language in a window of their own, all at the same time; gives how many differences it found. */
async function look({ engine, file, only, like }: Looked, house: House): Promise<number> {
  const { address: edge, stop } = await startEdge({ DATA: ':memory:', DIST: 'dist-measure', MERCHANTS: house.merchants ?? '' });
  const address = edge.replace('localhost', house.host);
  const platform = platformAt(edge);
  const looked = pages.filter(({ path }) => !only || path === only);
  const languages = dataOf(await servedIn('pt', '/m/download')).merchant.languages;
  const windows = await Promise.all(languages.flatMap((language) => persons.map((person) => openWindow(file, address, language, person))));
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
  async function awaitDraws(path: string): Promise<void> {
    await platform.addTime(minute + 5_000 - ((await platform.now()) % minute));
    while ((await platform.now()) % minute < 10_000) {
      for (const language of languages) await servedIn(language, path);
      await wait(200);
    }
  }

  /** The pages of a language that a turn of the switches draws otherwise than all of them on. */
  async function pagesOf(switched: string, language: Language): Promise<typeof pages> {
    const bodies = await Promise.all(looked.map(async ({ path }) => bodyOf(await servedIn(language, path)).replace(/data-until="\d+"/g, '')));
    if (switched === 'all on') looked.forEach(({ path }, at) => whole.set(language + path, bodies[at]!));
    return looked.filter(({ path }, at) => switched.startsWith('all ') || bodies[at] !== whole.get(language + path));
  }

  /** One person's look at one page. */
  async function view({ language, person, look: lookAt }: PersonsWindow, { name, path }: (typeof pages)[number], switched: string): Promise<void> {
    const differences = (await lookAt(path)).filter((difference) => !allowed.some(({ of, ofMembers, difference: pattern }) => (!ofMembers || person === 'member') && (!of || of.includes(name)) && pattern.test(difference)));
    views += 1;
    for (const difference of differences) {
      const key = `${name}: ${difference}`;
      if (!found.has(key)) console.log(`${engine}: ${key}\n    first: ${house.code}, ${switched}, ${language}, ${person}`);
      found.set(key, (found.get(key) ?? 0) + 1);
    }
  }

  /** Each window looks at its pages; at those with draws all look together, once these are over. */
  async function viewAll(asked: readonly PersonsWindow[], switched: string, differing: ReadonlyMap<Language, typeof pages>): Promise<void> {
    const session = asked.some(({ person }) => person === 'member') ? await openSession(edge, 'marina', house.code) : '';
    await Promise.all(asked.map(async (window) => {
      await window.begin(session);
      for (const page of seenBy(window).filter(({ name }) => !drawing.includes(name))) await view(window, page, switched);
    }));
    for (const name of drawing) {
      const together = asked.flatMap((window) => seenBy(window).filter((page) => page.name === name).map((page) => ({ window, page })));
      if (together.length) await awaitDraws(together[0]!.page.path);
      await Promise.all(together.map(({ window, page }) => view(window, page, switched)));
    }

    function seenBy({ language, person }: PersonsWindow): typeof pages {
      return differing.get(language)!.filter(({ forMembers }) => person === 'member' || !forMembers);
    }
  }

  let turnsSeen = 0;
  // Each switch alone is turned for the first merchant; and what all of them on draw is what the others are held against.
  const asksOf = (switched: string) => windows.filter(({ language, person }) => (switched.startsWith('all ') || house === houses[0]) && like.test(`${switched}, ${language}, ${person}`));
  const wantedTurns = turns.filter(([switched]) => switched === 'all on' || asksOf(switched).length);
  const telling = setInterval(() => console.log(`${engine}: ${house.code}: ${turnsSeen} of ${wantedTurns.length} turns of the switches, ${views} views, ${found.size} differences`), pace);
  try {
    for (const [switched, wanted] of wantedTurns) {
      await turn(wanted);
      const differing = new Map<Language, typeof pages>();
      for (const language of languages) differing.set(language, await pagesOf(switched, language));
      await viewAll(asksOf(switched), switched, differing);
      turnsSeen += 1;
    }
    for (const complaint of new Set(windows.flatMap(({ complaints }) => complaints()))) {
      console.log(`${engine}: ${complaint}`);
      found.set(complaint, 1);
    }
  } finally {
    clearInterval(telling);
    await Promise.all(windows.map(({ close }) => close()));
    await stop();
  }
  console.log(`${engine}: ${house.code}: ${views} views, ${found.size} differences`);
  return found.size;
}

const [onlyEngine = '', only = '', turnsLike = '', onlyHouse] = process.argv.slice(2);
const browsers = [['Chromium 72', () => getOldChromium(oldReleases[72])], ['Chromium', async () => getTestBrowser()]] as const;
let failed = 0;
for (const [engine, get] of browsers) {
  if (onlyEngine && !engine.endsWith(onlyEngine)) continue;
  const looked = { engine, file: await get(), only, like: new RegExp(turnsLike) };
  for (const house of houses) if (!onlyHouse || house.code === onlyHouse) failed += await look(looked, house);
}
process.exitCode = failed ? 1 : 0;
