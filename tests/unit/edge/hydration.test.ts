import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settingsOfSwitches, switches as list, switchNames, type Switch, type Switches } from '../../../src/contract/switches.ts';
import { settings as settingsEndpoint, type Settings } from '../../../src/contract/endpoints/platform.ts';
import type { OwnHome } from '../../../src/contract/home-sections.ts';
import type { Language } from '../../../src/contract/languages.ts';
import type { PageData } from '../../../src/contract/page.ts';
import type { PageRenderer } from '../../../src/edge/page-files.ts';
import { buildDrawn, drawnPlatform, type DrawnFor } from '../../support/drawn-pages.ts';
import { open, treeOf } from '../../support/drawn-phone.ts';
import { tokenOf } from '../../support/sandbox-caller.ts';

let renderer: PageRenderer;
let app: string;
let platform: Awaited<ReturnType<typeof drawnPlatform>>;
let member: object;

beforeAll(async () => {
  ({ renderer, app } = await buildDrawn());
  platform = await drawnPlatform(renderer);
  member = { token: await tokenOf(platform.phone), merchantCode: 'leve', userName: 'marina', type: 1, firstTimeLogin: false };
}, 120_000);
afterAll(() => platform.phone.close());

/** Every switch at its first value, flags on; or at the other one. */
const turned = (on: boolean): Switches =>
  Object.fromEntries(switchNames.map((name) => [name, (list[name] as Switch).values?.[on ? 0 : 1] ?? on])) as unknown as Switches;

const every = (on: boolean): Partial<Settings> => ({
  ...settingsOfSwitches(turned(on)),
  resources: on ? ['Android', 'IOS', 'MOBILECONFIG', 'AppDownloadIcon'].map((resourceType) => ({ resourceType, url: `https://files.example/${resourceType}` })) : [],
  contacts: on ? { TELEGRAM: { url: 'https://t.me/leve' } } : {},
});

const on = every(true);

/** The data of a page whose settings the platform has changed. */
function changed(data: PageData, change: Partial<Settings>): PageData {
  const settings = { ...(data.answers[settingsEndpoint.path] as Settings), ...change };
  return { ...data, answers: { ...data.answers, [settingsEndpoint.path]: settings } };
}

/** An island is hydrated later: the app leaves its place empty at first. */
function withoutIslands(tree: string, own: string): string {
  const lines = own.split('\n');
  const depthOf = (line = '') => line.search(/\S/);
  const kept: string[] = [];
  let within = Infinity;
  for (const line of tree.split('\n')) {
    if (depthOf(line) > within) continue;
    within = Infinity;
    kept.push(line);
    const same = lines[kept.length - 1] === line;
    if (same && line.trim() === '<div>' && depthOf(lines[kept.length]) <= depthOf(line)) within = depthOf(line);
  }
  return kept.join('\n');
}

/** What must differ: properties that no attribute tells, what a layout effect names the Enter key, and the time. */
const comparable = (tree: string): string =>
  tree
    .replace(/ (?:enterkeyhint|selected|checked|data-until)="[^"]*"/g, '')
    .replace(/<span aria-label="[\d:-]{8}" class="notranslate numbers countdown/g, '<span class="notranslate numbers countdown')
    .replace(/"\d\d:\d\d:\d\d"/g, '"--:--:--"');

async function pageOf({ name, query = '', language = 'pt', merchant }: DrawnFor, change?: Partial<Settings>) {
  const row = renderer.rowsByName[name]!;
  const asked = await platform.standingDataOf({ name, query, language, merchant });
  const data = change ? changed(asked, change) : asked;
  return {
    url: `http://localhost${row.paths[0] ?? '/nowhere'}${query}`,
    data,
    drawn: renderer.renderPage(name, data),
    strings: Object.fromEntries(row.strings.map((namespace) => [namespace, renderer.stringsOf(language, namespace)])),
    fetch: (request: Request) => platform.phone.fetch(request),
    ...(row.forMembers && { session: member }),
  };
}

/** The app hydrates exactly what was drawn. */
async function expectMet(drawnFor: DrawnFor, change?: Partial<Settings>): Promise<void> {
  const page = await pageOf(drawnFor, change);
  const [met, own] = [await open(app, page, false), await open(app, page, true)];
  expect([...met.complaints, ...own.complaints], drawnFor.name).toEqual([]);
  expect(comparable(withoutIslands(treeOf(page.drawn.html), own.tree)), drawnFor.name).toBe(comparable(own.tree));
}

const names = ['home', 'gameList', 'lottery', 'moreLottery', 'gameLobby', 'slotsCenter', 'gameCenter', 'startLottery', 'register', 'activity', 'notice', 'download', 'maintenance'];

test('every page, as the platform has it, comes with its screen, and is met as it was drawn', async () => {
  for (const name of Object.keys(renderer.rowsByName)) {
    expect((await pageOf({ name })).drawn.html).toContain(`data-screen="${name}"`);
    await expectMet({ name });
  }
}, 120_000);

test('every page, with all switches on, is met as it was drawn', async () => {
  for (const name of Object.keys(renderer.rowsByName)) await expectMet({ name }, on);
}, 120_000);

test('every public page, with all switches off, in English, of the other merchant, is met as it was drawn', async () => {
  for (const [name, { forMembers }] of Object.entries(renderer.rowsByName)) if (!forMembers) await expectMet({ name, language: 'en', merchant: 'brisa' }, every(false));
}, 120_000);

/** Home of a merchant in the order of its file. */
async function ownHome(home: OwnHome, language: Language = 'pt') {
  const page = await pageOf({ name: 'home', language }, on);
  const data: PageData = { ...page.data, merchant: { ...page.data.merchant, home } };
  return { ...page, data, drawn: renderer.renderPage('home', data) };
}

test('home in another order, with what loads late above what comes with the page, is met as it was drawn, and is that when it has settled', async () => {
  const parts = (tree: string) => Array.from(tree.matchAll(/class="(banner|lobby|notice-strip|jackpot|home-draws)"/g), ([, name]) => name!);
  const orders: Record<string, OwnHome> = {
    'notice-strip home-draws banner lobby': { above: ['notices', 'draws', 'banner', 'games'], below: ['winners'], rows: 2 },
    'lobby': { above: ['games'], below: [], rows: 1 },
    'jackpot lobby banner': { above: ['jackpot', 'games', 'banner'], below: ['matches', 'download'], rows: 3 },
  };
  for (const [order, home] of Object.entries(orders)) {
    const page = await ownHome(home);
    const [met, own] = [await open(app, page, false, 400), await open(app, page, true)];
    expect(met.complaints).toEqual([]);
    expect(comparable(withoutIslands(treeOf(page.drawn.html), own.tree))).toBe(comparable(own.tree));
    expect(parts(page.drawn.html)).toEqual(order.split(' '));
    expect(parts(met.settled)).toEqual(order.split(' '));
    for (const html of [page.drawn.html, met.settled]) expect(html.match(/class="game-card-open"/g)).toHaveLength(home.rows! * 3);
  }
}, 60_000);

test('pages of an address with a query are met as they were drawn, whatever else it asks for', async () => {
  for (const query of ['?gameType=RNG', '?gameType=hot', '?gameType=nonsense', '?gameType=RNG&tab=NEW&search=%3Cb%3E', '?vendors=BGS&tab=X']) await expectMet({ name: 'gameList', query });
  for (const query of ['?gameType=Elott', '?tab=FAV', '?gameType=RNG']) await expectMet({ name: 'lottery', query });
}, 60_000);

/** What of a text became what, from its first difference to its last; empty for equal ones. */
function changeOf(before: string, after: string): string {
  if (before === after) return '';
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return JSON.stringify([before, after].map((text) => text.slice(start, text.length - end)));
}

describe('a single switch', () => {
  const single: Record<string, Partial<Settings>> = {
    ...Object.fromEntries(switchNames.map((name) => [name, { ...on, ...settingsOfSwitches({ ...turned(true), [name]: turned(false)[name] }) }])),
    Telegram: { ...on, contacts: {} },
    downloads: { ...on, resources: [] },
  };
  /** The template is a class of every page's frame. */
  const withoutTemplate = ({ drawn: { html } }: Awaited<ReturnType<typeof pageOf>>): string => html.replace(/ frame-\w+-base/g, '');
  const wholes = new Map<string, Promise<string>>();
  const wholeOf = (name: string): Promise<string> => {
    if (!wholes.has(name)) wholes.set(name, pageOf({ name }, on).then(withoutTemplate));
    return wholes.get(name)!;
  };
  // Most pages differ in the same menu: one stands for all. `npm run test:settled` turns each switch on every page, in a browser.
  test.each(Object.keys(single))('%s turned off: home, and a page for each change that it makes to one, is met as it was drawn', async (switched) => {
    const changes = new Set<string>();
    for (const name of Object.keys(renderer.rowsByName)) {
      const change = changeOf(await wholeOf(name), withoutTemplate(await pageOf({ name }, single[switched])));
      if (name === 'home' || (change && !changes.has(change))) await expectMet({ name }, single[switched]);
      changes.add(change);
    }
  }, 60_000);
});

test('a page that the platform did not answer for is met as it was drawn', async () => {
  for (const name of names) {
    const page = await pageOf({ name });
    const data: PageData = { ...page.data, answers: {} };
    const bare = { ...page, data, drawn: renderer.renderPage(name, data) };
    const own = await open(app, bare, true);
    expect(comparable(withoutIslands(treeOf(bare.drawn.html), own.tree)), name).toBe(comparable(own.tree));
  }
}, 60_000);
