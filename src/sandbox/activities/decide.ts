import { activities, type CatalogueActivity } from '../catalogue/activities.ts';
import { Refusal, type Platform } from '../handler.ts';
import { sendMessage } from '../messages/messages.ts';
import { move } from '../money/move.ts';
import { mayBeCourted } from '../responsible/checks.ts';
import { resultIn } from '../responsible/usage.ts';
import { operatorDecides } from '../settings/merchants.ts';
import { change, row, rows } from '../store/database.ts';
import { startTimer } from '../store/timer.ts';
import { transaction } from '../store/transaction.ts';
import { minute, second } from '../time/lengths.ts';
import { accepted, declined } from './decision-texts.ts';
import { drawDue } from './draw.ts';
import { timesOf } from './running.ts';

/** ms until an application is decided by the clock */
const reviewTime = 30 * minute;

/** An application without a decision; `sentAt` is epoch ms. */
export interface WaitingApplication {
  id: number;
  merchant: string;
  account: string;
  activity: string;
  memberId: number;
  remark: string;
  sentAt: number;
}

/** Decides every application whose time has come, also of activities that have ended since. Those of merchants whose operator decides wait. */
export function decideDue(platform: Platform): void {
  const { database, clock } = platform;
  for (const application of waiting(platform, 'sent_at <= ?', clock.now() - reviewTime)) {
    if (operatorDecides(database, application.merchant)) continue;
    transaction(database, () => decide(platform, application, bonusOf(platform, application), application.sentAt + reviewTime));
  }
}

/** Decides applications and draws prizes as their time comes. Returns a function that stops it. */
export function startDeciding(platform: Platform): () => void {
  return startTimer('deciding applications', 10 * second, () => {
    decideDue(platform);
    drawDue(platform);
  });
}

/** All applications without a decision, the oldest first. */
export const waitingApplications = (platform: Platform): WaitingApplication[] => waiting(platform, 'true');

/**
 * The operator's decision: `bonus`, minor units, is paid, and null declines. Refused with `request.invalid` where the
 * application is unknown, decided, of a member who is away, or the bonus is outside 1 to the promotion's highest.
 */
export function decideByOperator(platform: Platform, id: number, bonus: number | null): void {
  transaction(platform.database, () => {
    const [application] = waiting(platform, 'applications.id = ?', id);
    if (!application || (bonus !== null && !mayPay(platform, application, bonus))) throw new Refusal('request.invalid');
    decide(platform, application, bonus, platform.clock.now());
  });
}

/** The bonus that the promotion's conditions give, minor units; null where they are not met, or the member is away. */
export const bonusOf = (platform: Platform, application: WaitingApplication): number | null => {
  const activity = activityOf(application);
  return activity && mayBeCourted(platform, application.memberId) ? earned(platform, activity, application) : null;
};

const waiting = ({ database }: Platform, where: string, ...values: number[]): WaitingApplication[] => rows<WaitingApplication>(
  database,
  `select applications.id as id, merchant, account, activity, member_id as memberId, remark, sent_at as sentAt
   from applications join members on members.id = member_id where state = 'waiting' and ${where} order by sent_at`,
  ...values,
);

const activityOf = ({ activity }: WaitingApplication): CatalogueActivity | undefined => activities.find(({ id }) => id === activity);

function mayPay(platform: Platform, application: WaitingApplication, bonus: number): boolean {
  const prize = activityOf(application)?.application;
  const most = prize?.kind === 'cashback' ? prize.most : prize?.bonus ?? 0;
  return Number.isInteger(bonus) && bonus > 0 && bonus <= most && mayBeCourted(platform, application.memberId);
}

/** Pays `bonus`, or declines where it is null, and tells the member by a message. */
function decide(platform: Platform, application: WaitingApplication, bonus: number | null, at: number): void {
  const { id, memberId, activity: activityId } = application;
  const { changes } = change(
    platform.database, "update applications set state = ?, bonus = ?, decided_at = ? where id = ? and state = 'waiting'",
    bonus === null ? 'declined' : 'accepted', bonus, at, id,
  );
  if (!changes) return;
  if (bonus !== null) move(platform, { memberId, amount: bonus, kind: 'reward', reference: `activity ${activityId}` });
  const activity = activityOf(application);
  // A member who is away is not written to about offers.
  if (!activity || !mayBeCourted(platform, memberId)) return;
  const { title, content } = bonus === null ? declined(activity.title) : accepted(activity.title, bonus);
  sendMessage(platform, memberId, title, content, at);
}

/** The bonus of an application by its conditions, minor units; null where the member does not meet them. */
function earned(platform: Platform, activity: CatalogueActivity, { memberId, sentAt }: WaitingApplication): number | null {
  const { application } = activity;
  if (!application) return null;
  const from = timesOf(platform, activity).startsAt;
  if (application.kind === 'cashback') {
    const lost = -resultIn(platform, memberId, { from, to: sentAt });
    return lost >= application.least ? Math.min(application.most, Math.floor((lost * application.percent) / 100)) : null;
  }
  const win = row(platform.database, "select 1 from ledger where member_id = ? and kind = 'win' and amount >= ? and at between ? and ?", memberId, application.least, from, sentAt);
  return win ? application.bonus : null;
}
