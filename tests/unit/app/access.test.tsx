import { act, cleanup, render } from '@testing-library/preact';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { settingsOfSwitches, switchesAtFirst, switchNames, type Switches } from '../../../src/contract/switches.ts';
import { pageOf, screenOf } from '../../../src/app/app.tsx';
import { refreshSettings } from '../../../src/app/features/merchant/merchant.ts';
import { setBreak } from '../../../src/app/features/responsible-play/set-break.ts';
import { endSession, startSession } from '../../../src/app/features/session/session.ts';
import { openSession } from '../../../src/app/features/session/log-in-out.ts';
import { i18n, loadNamespaces, startLanguage } from '../../../src/app/i18n/index.ts';
import { routes, table, type ScreenName } from '../../../src/app/routes.ts';
import { connectRouter } from '../../../src/app/runtime/router/navigate.ts';
import { hydrated } from '../../../src/app/runtime/scheduling/hydration.tsx';
import { fakeBrowser } from '../../support/fake-browser.ts';
import { Page } from '../../support/page.tsx';

const records: ScreenName[] = ['depositRecord', 'withdrawRecord', 'accountRecord', 'betRecord', 'profitAndLoss', 'rebateReport'];
const plans: ScreenName[] = ['salaryContract', 'dividendContract', 'hourContract'];
/** What offers a member something. */
const courting: ScreenName[] = ['inviteFriends', 'benefits', 'rewardCenter', 'manualRebate', 'leaderBoard'];
/** What everybody may open: all else is for members with a real account, unless it is named here. */
const ofEverybody: ScreenName[] = [
  'home', 'login', 'register', 'forget', 'trial', 'settings', 'mine', 'notice', 'service', 'activity', 'activityInfo', 'download', 'downloadGuide', 'responsiblePlay',
  'gameList', 'gameLobby', 'gameCenter', 'slotsCenter', 'lottery', 'moreLottery', 'startLottery', 'userAgreement', 'ownText', 'maintenance', 'restricted', 'serviceError',
];
const switched: ScreenName[] = [...records, 'inviteFriends', 'rewardCenter', 'manualRebate', 'leaderBoard', 'messages', 'transferUp', 'responsiblePlay'];
/** What opens a game. */
const games: ScreenName[] = ['launchGame', 'play'];
const ofRealAccounts = (Object.keys(table) as ScreenName[]).filter((name) => ![...ofEverybody, ...games, 'changePassword'].includes(name));
/** Forms that make somebody a member lead who is one home. */
const ofVisitors: ScreenName[] = ['login', 'register', 'forget', 'trial'];

type Outcome = 'login' | 'home' | 'trial' | 'agents' | 'off' | 'break';

interface Person {
  /** none: a visitor */
  type?: number;
  onBreak?: true;
  /** every switch of the merchant is off */
  allOff?: true;
  /** what is closed to them; everything else opens */
  closed: Partial<Record<Outcome, readonly ScreenName[]>>;
}

const people: Record<string, Person> = {
  'a visitor': { closed: { login: [...ofRealAccounts, ...games], home: ['changePassword'] } },
  'a visitor, all switches off': { allOff: true, closed: { login: [...ofRealAccounts, ...games], home: ['changePassword'], off: ['responsiblePlay'] } },
  'a member': { type: 0, closed: { home: ofVisitors, agents: ['agent'] } },
  'a member, all switches off': { type: 0, allOff: true, closed: { home: ofVisitors, agents: ['agent'], off: switched } },
  'a member on a break': { type: 0, onBreak: true, closed: { home: ofVisitors, agents: ['agent'], break: courting } },
  // Responsible play says so itself, above the addresses of help.
  'a trial account': { type: 4, closed: { home: ofVisitors, trial: [...ofRealAccounts, 'changePassword', 'responsiblePlay'] } },
  'a trial account, all switches off': { type: 4, allOff: true, closed: { home: ofVisitors, trial: [...ofRealAccounts, 'changePassword'], off: ['responsiblePlay'] } },
  'an agent': { type: 1, closed: { home: ofVisitors } },
  'an agent without transfers up': { type: 2, closed: { home: ofVisitors } },
  'an agent of type 41': { type: 41, closed: { home: ofVisitors } },
  'an agent on a break, all switches off': { type: 42, onBreak: true, allOff: true, closed: { home: ofVisitors, off: switched, break: ['benefits'] } },
  'a member of type 40': { type: 40, closed: { home: ofVisitors, agents: ['agent', ...plans] } },
};

let switches: Switches = switchesAtFirst;
let browser: ReturnType<typeof fakeBrowser>;
const sentTo: string[] = [];

beforeAll(async () => {
  browser = fakeBrowser();
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', (address: string) => {
    const value = { customerService: {}, imageCDNs: [], resources: [], contacts: {}, ...settingsOfSwitches(switches) };
    const isSettings = new URL(address, 'http://phone').pathname === '/wps/system/settings';
    return Promise.resolve(new Response(JSON.stringify(isSettings ? { success: true, value } : { success: false, errorCode: 'system.unknown' })));
  });
  connectRouter((url) => void sentTo.push(url));
  startSession(() => {});
  hydrated.value = true;
  await startLanguage('pt', ['shell', 'common', 'states', 'responsiblePlay']);
  await Promise.all(routes.map((route) => screenOf(route).preload()));
}, 60_000);
afterEach(() => {
  setBreak(undefined);
  endSession();
});
afterAll(() => browser.restore());

/** What a person meets at a row's address. */
async function outcomeOf(name: ScreenName): Promise<Outcome | 'open' | 'nothing'> {
  const route = routes.find((one) => one.name === name)!;
  sentTo.length = 0;
  history.replaceState(null, '', route.paths[0]);
  const { container } = render(<Page of={pageOf(route)} />);
  await act(async () => void (await vi.dynamicImportSettled()));
  const main = container.querySelector(`main[data-screen=${name}]`);
  const heading = (key: string) => Array.from(main?.querySelectorAll('h2') ?? []).some(({ textContent }) => textContent === i18n.t(key));
  const sent = sentTo[0];
  const refusal = heading('responsiblePlay:away.pause.title') ? 'break' as const : (['trial', 'agents', 'off'] as const).find((why) => heading(`states:refused.${why}.title`));
  cleanup();
  if (sent) return sent === '/m/login' ? 'login' : 'home';
  return refusal ?? (main ? 'open' : 'nothing');
}

test.each(Object.entries(people))('%s meets each page or its refusal', async (_, { type, onBreak, allOff, closed }) => {
  switches = allOff ? (Object.fromEntries(switchNames.map((name) => [name, typeof switchesAtFirst[name] === 'boolean' ? false : switchesAtFirst[name]])) as unknown as Switches) : switchesAtFirst;
  await refreshSettings();
  if (type !== undefined) openSession({ token: 't', userName: 'ana', customerType: type, firstTimeLogin: false });
  if (onBreak) setBreak({ kind: 'pause', endsAt: Date.now() + 3_600_000 });
  await loadNamespaces(['states', 'responsiblePlay']);
  const met: Partial<Record<string, string[]>> = {};
  for (const { name } of routes) {
    const outcome = await outcomeOf(name as ScreenName);
    if (outcome !== 'open') (met[outcome] ??= []).push(name);
  }
  const sorted = (found: object) => Object.fromEntries(Object.entries(found).map(([outcome, names]) => [outcome, [...names].sort()]));
  expect(sorted(met)).toEqual(sorted(closed));
}, 120_000);
