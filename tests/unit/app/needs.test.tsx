import { act, cleanup, render } from '@testing-library/preact';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { callAt } from '../../../src/contract/calls.ts';
import { settingsOfSwitches, switchesAtFirst } from '../../../src/contract/switches.ts';
import { read } from '../../../src/contract/shape.ts';
import { pageData } from '../../../src/app/device/page-data.ts';
import { identifyMerchant, refreshSettings } from '../../../src/app/features/merchant/merchant.ts';
import { endSession, startSession } from '../../../src/app/features/session/session.ts';
import { openSession } from '../../../src/app/features/session/log-in-out.ts';
import { startLanguage } from '../../../src/app/i18n/index.ts';
import { memberNeeds } from '../../../src/app/member-screens.ts';
import { needsOf, type Need } from '../../../src/app/needs.ts';
import { routes, table, type ScreenName } from '../../../src/app/routes.ts';
import { connectRouter } from '../../../src/app/runtime/router/navigate.ts';
import { hydrated } from '../../../src/app/runtime/scheduling/hydration.tsx';
import { reached } from '../../../src/app/runtime/scheduling/schedule.ts';
import { screenOf } from '../../../src/app/app.tsx';
import { settle } from '../../support/accounts-platform.ts';
import { fakeBrowser } from '../../support/fake-browser.ts';
import { game, lottery } from '../../support/home-platform.ts';
import { Page } from '../../support/page.tsx';

let browser: ReturnType<typeof fakeBrowser>;
/** addresses asked for */
let asked: string[] = [];

const answers: Record<string, unknown> = {
  '/wps/system/settings': {
    customerService: {}, imageCDNs: [], resources: [], contacts: {},
    ...settingsOfSwitches({ ...switchesAtFirst, FACEBOOKLOGIN3: true, GOOGLELOGIN3: true }),
  },
  '/wps/game/hot': [game('1')],
  '/wps/game/list': { games: [game('1')], pageNum: 1, totalPages: 1 },
  '/wps/game/vassalage/type': { mapping: {}, sorting: [{ gameCategory: 'RNG', vendorNames: [{ accountTypeName: 'BGS' }] }] },
  '/wps/game/vassalage': [{ vassalage: 'BGS', displayName: 'B', mobileSmallIcon: '', mobileLargeIcon: '', classifications: [] }],
  '/wps/lottery/menu': { a: { labelName: 'A', gameMenus: [lottery('1', { tag: 'HOT' })] } },
};

beforeAll(async () => {
  browser = fakeBrowser();
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit = {}) => {
    const { pathname, search } = new URL(address, 'http://phone');
    if (method === 'GET') asked.push(pathname + search);
    return Promise.resolve(new Response(JSON.stringify({ success: true, value: answers[pathname] })));
  });
  Object.assign(pageData.merchant, { code: 'leve' });
  identifyMerchant();
  connectRouter(() => {});
  startSession(() => {});
  hydrated.value = true;
  // With home's lower part.
  reached.end.value = true;
  await startLanguage('pt', ['shell', 'common', 'states']);
  await refreshSettings();
});

afterEach(() => {
  cleanup();
  endSession();
});
afterAll(() => browser.restore());

const placeOf = (search: string) => ({ query: Object.fromEntries(new URLSearchParams(search)), language: 'pt', merchant: { code: 'leve' } }) as const;

const addressOf = ({ path, input }: Need): string => {
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)])).toString();
  return query ? `${path}?${query}` : path;
};

/** What the screen asks for in its first seconds. */
async function askedBy(name: ScreenName, search: string): Promise<string[]> {
  asked = [];
  const route = routes.find((one) => one.name === name)!;
  const Screen = screenOf(route);
  await Screen.preload();
  history.replaceState(null, '', table[name].path + search);
  render(<Page of={Screen} />);
  await settle();
  for (let seconds = 0; seconds < 3; seconds++) await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
  return asked;
}

const visitors: [ScreenName, string][] = [
  ['home', ''], ['gameList', ''], ['gameList', '?gameType=RNG'], ['gameList', '?gameType=%20fish'], ['gameList', '?gameType=HOT'], ['gameList', '?gameType=MADE_UP'], ['gameList', '?utm=1&gameType=LIVE'],
  ['gameList', '?gameType=RNG&vendors=BGS'], ['gameLobby', ''], ['slotsCenter', ''], ['gameCenter', ''], ['lottery', ''], ['lottery', '?gameType=elott'], ['lottery', '?gameType=x'],
  ['moreLottery', ''], ['startLottery', ''], ['activity', ''], ['notice', ''], ['register', ''], ['login', ''], ['download', ''], ['service', ''], ['forget', ''], ['trial', ''],
];

/** The status of a closed platform is asked for by every page; a game by who has a session. */
const apart: readonly ScreenName[] = ['maintenance', 'play'];
const others = (Object.keys(table) as ScreenName[]).filter((name) => needsOf(name, placeOf('')).length && !apart.includes(name) && !visitors.some(([listed]) => listed === name));

describe('the first content of a screen', () => {
  test.each([...visitors, ...others.map((name): [ScreenName, string] => [name, ''])])('%s%s is what the screen asks for', async (name, search) => {
    const needs = needsOf(name, placeOf(search)).map(addressOf);
    const found = await askedBy(name, search);
    expect(needs.filter((need) => !found.includes(need))).toEqual([]);
  });

  test.each(Object.keys(memberNeeds) as ScreenName[])("a member's %s is what the screen asks for", async (name) => {
    openSession({ token: 'token-1', userName: 'ana', customerType: 1, firstTimeLogin: false });
    const needs = memberNeeds[name]!.map(addressOf);
    const found = await askedBy(name, '');
    expect(needs.filter((need) => !found.includes(need))).toEqual([]);
  });

  test.each(Object.keys(table) as ScreenName[])('%s names GETs of the contract that its access allows', (name) => {
    const shared = needsOf(name, placeOf(''));
    for (const need of shared.concat(memberNeeds[name] ?? [])) {
      const call = callAt('GET', need.path);
      expect(call, need.path).toBeDefined();
      expect(read(call!.endpoint.input, need.input)).toEqual(need.input);
      if (shared.includes(need)) expect(call!.endpoint.access, need.path).toBe('everyone');
    }
  });

  test('made-up addresses ask for what plain ones ask for', () => {
    const known = new Set(JSON.stringify(needsOf('gameList', placeOf(''))));
    for (const made of ['?gameType=1', '?gameType=constructor', '?page=9', '?gameType=']) expect(new Set(JSON.stringify(needsOf('gameList', placeOf(made))))).toEqual(known);
    for (const filter of ['tab=1', 'search=a', 'vendors=b', 'minimumBet=3']) expect(needsOf('gameList', placeOf(`?${filter}`)).map(({ path }) => path)).not.toContain('/wps/game/list');
  });
});
