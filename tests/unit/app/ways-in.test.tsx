import { cleanup, render } from '@testing-library/preact';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ComponentType } from 'react';
import { namesAt, type Flag } from '../../../src/contract/switches.ts';
import { paths } from '../../../src/app/paths.ts';
import { loadNamespaces, startLanguage } from '../../../src/app/i18n/index.ts';
import { routeOf } from '../../../src/app/routes.ts';
import BreakView from '../../../src/app/features/responsible-play/break-view.tsx';
import RealityCheck from '../../../src/app/features/responsible-play/reality-check/index.tsx';
import { visit } from '../../../src/app/features/responsible-play/play-visit.ts';
import { session } from '../../../src/app/features/session/session.ts';
import MemberHeader from '../../../src/app/frame/header/member.tsx';
import { VisitorHeader } from '../../../src/app/frame/header/header.tsx';
import AccountMenu from '../../../src/app/frame/menus/account-menu.tsx';
import SideMenu from '../../../src/app/frame/menus/side-menu.tsx';
import { HomeFooter } from '../../../src/app/screens/home/below-fold/home-footer.tsx';
import Login from '../../../src/app/screens/login/index.tsx';
import Mine from '../../../src/app/screens/mine/index.tsx';
import { Results } from '../../../src/app/screens/responsiblePlay/results.tsx';
import { Questions } from '../../../src/app/screens/service/index.tsx';
import Settings from '../../../src/app/screens/settings/index.tsx';
import Trial from '../../../src/app/screens/trial/index.tsx';
import { Timeline } from '../../../src/app/screens/withdraw/timeline.tsx';
import { Outcome } from '../../../src/app/screens/deposit/outcome.tsx';
import { setFlags, settle, startPlatform } from '../../support/accounts-platform.ts';

const [flags, promotions] = [namesAt('whitelabel'), namesAt('promotions')];

/** The switch of the links to a page. */
const switchOf = (path: string): Flag | undefined => {
  const { flag, linkFlag } = routeOf(path).access;
  return flag ?? linkFlag;
};

const nothing = () => {};
const withdrawal = { id: '1', amount: 100, fee: 0, status: 'paid', stages: [], requestedAt: 0 } as never;
const charge = { id: '1', method: 'pix', amount: 100, fee: 0, status: 'paid' } as never;

/** Everything that leads to a page which may be off, beside the pages themselves. */
const ofMembers: Record<string, ComponentType> = {
  MemberHeader, Mine, Settings, Questions, HomeFooter,
  AccountMenu: () => <AccountMenu onClose={nothing} />,
  SideMenu: () => <SideMenu onClose={nothing} />,
  BreakView: () => <BreakView kind="pause" endsAt={Date.now() + 60_000} />,
  RealityCheck,
  Results: () => <Results weekResult={0} />,
  Timeline: () => <Timeline withdrawal={withdrawal} />,
  Outcome: () => <Outcome charge={charge} />,
};
const ofVisitors: Record<string, ComponentType> = { VisitorHeader, Login, Trial, Questions };

beforeAll(async () => {
  await startLanguage('pt', ['shell']);
  await loadNamespaces(['common', 'menus', 'mine', 'settings', 'service', 'login', 'trial', 'form', 'responsiblePlay', 'realityCheck', 'withdraw', 'deposit']);
});
beforeEach(() => startPlatform([...flags], {}));
afterEach(cleanup);
afterAll(() => vi.unstubAllGlobals());

/** The ways in that the components show, as 'component path'. */
async function waysIn(components: Record<string, ComponentType>): Promise<string[]> {
  const found: string[] = [];
  for (const [name, Component] of Object.entries(components)) {
    const { container } = render(<Component />);
    await settle();
    for (const link of container.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const path = link.getAttribute('href')!.split('?')[0]!;
      if (switchOf(path)) found.push(`${name} ${path}`);
    }
    cleanup();
  }
  return found;
}

const promotionsOn = Object.fromEntries(promotions.map((name) => [name, { enabled: true }])) as never;

test.each([['member', ofMembers], ['visitor', ofVisitors]] as const)('each way of a %s into a page goes with its switch', async (who, components) => {
  session.value = who === 'member' ? { token: 't', userName: 'ana', merchantCode: 'leve', type: 0, firstTimeLogin: false } : undefined;
  visit.value = { openedAt: 0, serverTime: 0, result: 0 } as never;
  await setFlags([...flags], { promotions: promotionsOn });
  const all = await waysIn(components);
  const switched = Object.values(paths).filter(switchOf);
  // Everything that has a switch is led to from somewhere: a transfer from the entry of a member who has a superior.
  if (who === 'member') for (const path of switched) expect(path === paths.register || path === paths.transferUp || all.some((way) => way.endsWith(` ${path}`))).toBe(true);
  for (const path of switched) {
    const off = switchOf(path)!;
    await setFlags(flags.filter((name) => name !== off), { promotions: Object.fromEntries(promotions.filter((name) => name !== off).map((name) => [name, { enabled: true }])) as never });
    const left = await waysIn(components);
    expect(left.filter((way) => way.endsWith(` ${path}`))).toEqual([]);
    // And nothing else goes with it.
    expect(left.length).toBe(all.filter((way) => !way.endsWith(` ${path}`)).length);
  }
  session.value = undefined;
});
