// A chunk of its own: what a press needs where a member makes it.
import type { Pack, Packs } from './i18n/language.ts';
import type { Need } from './needs.ts';
import { paths } from './paths.ts';
import type { ScreenName } from './routes.ts';
import { lazy } from './runtime/lazy/lazy.ts';
import type { LazyModule } from './runtime/lazy/lazy.ts';
import type { ScreenModule } from './screen-modules.ts';

/** As in `near-ways.ts`, of a member's. */
export const screens = import.meta.glob<ScreenModule>('./screens/{deposit,withdraw,mine,play}/index.tsx');
export const packs: Packs = import.meta.glob<{ default: Pack }>('../pt/{deposit,withdraw,mine,play}.json', { base: './i18n/packs' });

/** Parts that a screen loads itself once it stands, by its path: at a press they come with it. */
export const parts: Readonly<Record<string, LazyModule<unknown>>> = {
  [paths.deposit]: lazy(() => import('./screens/deposit/cashier.tsx')),
  [paths.withdraw]: lazy(() => import('./screens/withdraw/withdraw-form.tsx')),
};

const plain = (...addresses: string[]): readonly Need[] => addresses.map((path) => ({ path, input: {} }));

/** The first view of a member's own screens, which the edge never asks for. Records are not here: their input is of the day. */
export const memberNeeds: Partial<Record<ScreenName, readonly Need[]>> = {
  deposit: plain('/wps/deposit/methods', '/wps/deposit/waiting', '/wps/wallet'),
  withdraw: plain('/wps/withdraw/offer', '/wps/wallet'),
  mine: plain('/wps/wallet', '/wps/member/info', '/wps/message/unread', '/wps/member/headIcon'),
  benefits: plain('/wps/member/club/benefit', '/wps/wallet'),
  messages: [{ path: '/wps/message/list', input: { pageNo: 1 } }, ...plain('/wps/message/count', '/wps/message/unread')],
  securityCenter: plain('/wps/security'),
  inviteFriends: plain('/wps/member/invitation'),
  rewardCenter: [{ path: '/wps/reward/list', input: { state: 'waiting', pageNo: 1 } }, ...plain('/wps/reward/summary')],
  manualRebate: plain('/wps/rebate/waiting'),
  leaderBoard: plain('/wps/mission/list'),
  responsiblePlay: plain('/wps/responsible'),
};
