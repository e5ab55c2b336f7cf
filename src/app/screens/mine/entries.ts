import { mayTransferUp } from '../../../contract/members.ts';
import { paths } from '../../paths.ts';
import { routeOf } from '../../routes.ts';
import { member } from '../../features/member/member.ts';
import { refusalOf } from '../../features/access/refusal.ts';
import { session } from '../../features/session/session.ts';
import { download, gift, mail, star, user, withdraw } from '../../ui/icon/shapes.ts';
import { heart, phone, shield } from '../../ui/icon/member-shapes.ts';
import { badge, chart, coins, flag, history, list, percent, team, up } from './shapes.ts';

/** A way on from the member centre; its name is the key of its words. */
export interface Entry {
  name: string;
  path: string;
  shape: string;
}

type Conditional = Entry & {
  shown?: () => boolean;
};

/** The member's level, which the member's own words name; none for a visitor. */
export const levelName = (): string | undefined => (session.value ? member.value.value?.clubLabel?.labelName : undefined);

function mayTransfer(): boolean {
  const type = session.value?.type;
  return type !== undefined && mayTransferUp(type) && Boolean(member.value.value?.toUpline);
}

// Each entry with its condition, as A §2 gives them.
const tiles: readonly Conditional[] = [
  { name: 'messages', path: paths.messages, shape: mail },
  { name: 'rewardCenter', path: paths.rewardCenter, shape: gift },
  { name: 'manualRebate', path: paths.manualRebate, shape: coins },
  { name: 'inviteFriends', path: paths.inviteFriends, shape: user },
];

const records: readonly Conditional[] = [
  { name: 'betRecord', path: paths.betRecord, shape: history },
  { name: 'depositRecord', path: paths.depositRecord, shape: download },
  { name: 'withdrawRecord', path: paths.withdrawRecord, shape: withdraw },
  { name: 'accountRecord', path: paths.accountRecord, shape: list },
  { name: 'profitAndLoss', path: paths.profitAndLoss, shape: chart },
  { name: 'rebateReport', path: paths.rebateReport, shape: percent },
];

const account: readonly Conditional[] = [
  { name: 'benefits', path: paths.benefits, shape: badge, shown: () => !member.value.value || levelName() !== undefined },
  { name: 'leaderBoard', path: paths.leaderBoard, shape: flag },
  { name: 'agent', path: paths.agent, shape: team },
  { name: 'securityCenter', path: paths.securityCenter, shape: shield },
  { name: 'responsiblePlay', path: paths.responsiblePlay, shape: heart },
  { name: 'download', path: paths.download, shape: phone },
  { name: 'feedback', path: paths.feedback, shape: star },
  // Last, for it comes late: nothing is moved by it.
  { name: 'transferUp', path: paths.transferUp, shape: up, shown: mayTransfer },
];

/** Pages of agents are shown to them alone, and what courts not on a break. Any other page for members tells visitors and trial accounts what to do. */
const isClosed = (path: string): boolean => refusalOf({ ...routeOf(path).access, trial: undefined }) !== undefined;

const shownOf = (entries: readonly Conditional[]): readonly Entry[] =>
  entries.filter(({ path, shown }) => !isClosed(path) && (!shown || shown()));

export const shownTiles = (): readonly Entry[] => shownOf(tiles);
export const shownRecords = (): readonly Entry[] => shownOf(records);
export const shownAccount = (): readonly Entry[] => shownOf(account);

export const money: readonly [deposit: Entry, withdraw: Entry] = [
  { name: 'deposit', path: paths.deposit, shape: coins },
  { name: 'withdraw', path: paths.withdraw, shape: withdraw },
];
