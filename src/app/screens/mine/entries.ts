import { hasAgencyCentre, mayTransferUp } from '../../../contract/members.ts';
import type { Flag } from '../../../contract/flags.ts';
import { paths } from '../../paths.ts';
import { member } from '../../features/member/member.ts';
import { flag, promotionEnabled, settings } from '../../features/merchant/merchant.ts';
import { session } from '../../features/session/session.ts';
import { download, gift, mail, star, user, withdraw } from '../../ui/icon/shapes.ts';
import { heart, phone, shield } from '../../ui/icon/member-shapes.ts';
import { badge, chart, coins, flag as mission, history, list, percent, team, up } from './shapes.ts';

/** A way on from the member centre; its name is the key of its words. */
export interface Entry {
  name: string;
  path: string;
  shape: string;
}

type Conditional = Entry & { shown?: () => boolean };

/** Until the merchant's settings are known, entries that depend on them reserve their space, so that nothing moves. */
const wanted = (name: Flag): boolean => !settings.value || flag(name);
const promoted = (name: 'REFERRAL' | 'MISSION'): boolean => !settings.value || promotionEnabled(name);

/** The member's level, which the member's own words name; none for a visitor. */
export const levelName = (): string | undefined => (session.value ? member.value.value?.clubLabel?.labelName : undefined);

function mayTransfer(): boolean {
  const type = session.value?.type;
  return flag('AGETRANSFERUP3') && type !== undefined && mayTransferUp(type) && Boolean(member.value.value?.toUpline);
}

// Each entry with its condition, as A §2 gives them.
const tiles: readonly Conditional[] = [
  { name: 'messages', path: paths.messages, shape: mail, shown: () => wanted('MAILCEN') },
  { name: 'rewardCenter', path: paths.rewardCenter, shape: gift, shown: () => wanted('REWCEN3') },
  { name: 'manualRebate', path: paths.manualRebate, shape: coins, shown: () => wanted('MANPLAYREB3') },
  { name: 'inviteFriends', path: paths.inviteFriends, shape: user, shown: () => promoted('REFERRAL') },
];

const records: readonly Conditional[] = [
  { name: 'betRecord', path: paths.betRecord, shape: history, shown: () => wanted('TRANSBETREPMEM3') },
  { name: 'depositRecord', path: paths.depositRecord, shape: download, shown: () => wanted('DEPRECM3') },
  { name: 'withdrawRecord', path: paths.withdrawRecord, shape: withdraw, shown: () => wanted('WITHREC3') },
  { name: 'accountRecord', path: paths.accountRecord, shape: list, shown: () => wanted('TRANSREC3') },
  { name: 'profitAndLoss', path: paths.profitAndLoss, shape: chart, shown: () => wanted('PERSREP') },
  { name: 'rebateReport', path: paths.rebateReport, shape: percent, shown: () => wanted('PLYRBT') },
];

const account: readonly Conditional[] = [
  { name: 'benefits', path: paths.benefits, shape: badge, shown: () => !member.value.value || levelName() !== undefined },
  { name: 'leaderBoard', path: paths.leaderBoard, shape: mission, shown: () => promoted('MISSION') },
  { name: 'agent', path: paths.agent, shape: team, shown: () => session.value !== undefined && hasAgencyCentre(session.value.type) },
  { name: 'securityCenter', path: paths.securityCenter, shape: shield },
  { name: 'responsiblePlay', path: paths.responsiblePlay, shape: heart, shown: () => wanted('RESPONSIBLE') },
  { name: 'download', path: paths.download, shape: phone },
  { name: 'feedback', path: paths.feedback, shape: star },
  // Last, for it comes late: nothing is moved by it.
  { name: 'transferUp', path: paths.transferUp, shape: up, shown: mayTransfer },
];

const shownOf = (entries: readonly Conditional[]): readonly Entry[] => entries.filter(({ shown }) => !shown || shown());

export const shownTiles = (): readonly Entry[] => shownOf(tiles);
export const shownRecords = (): readonly Entry[] => shownOf(records);
export const shownAccount = (): readonly Entry[] => shownOf(account);

export const money: readonly [deposit: Entry, withdraw: Entry] = [
  { name: 'deposit', path: paths.deposit, shape: coins },
  { name: 'withdraw', path: paths.withdraw, shape: withdraw },
];
