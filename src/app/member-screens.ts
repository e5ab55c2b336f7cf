// A separate chunk: what a press loads for a member.
import type { Pack, Packs } from './i18n/language.ts';
import type { Need } from './needs.ts';
import { paths } from './paths.ts';
import type { ScreenName } from './routes.ts';
import { lazy, type LazyModule } from './runtime/lazy/lazy.ts';
import type { ScreenModule } from './screen-modules.ts';

/** Like `screens` of `near-screens.ts`, for members. */
export const screens = import.meta.glob<ScreenModule>('./screens/{deposit,withdraw,mine,play}/index.tsx');
export const packs: Packs = import.meta.glob<{ default: Pack }>('../pt/{deposit,withdraw,mine,play}.json', { base: './i18n/packs' });

/** Parts that a screen loads once it is shown, by its path: a press preloads them with it. */
export const parts: Readonly<Record<string, LazyModule<unknown>>> = {
  [paths.deposit]: lazy(() => import('./screens/deposit/cashier.tsx')),
  [paths.withdraw]: lazy(() => import('./screens/withdraw/withdraw-form.tsx')),
};

const plain = (...addresses: string[]): readonly Need[] => addresses.map((path) => ({ path, input: {} }));

/** First requests of members' own screens, which the edge never makes. Records are not listed: their input depends on the day. */
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
