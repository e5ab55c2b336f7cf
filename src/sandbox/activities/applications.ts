import { applicationPictures, applicationRemark } from '../../contract/application.ts';
import type { Application } from '../../contract/endpoints/promotions.ts';
import { check, clean } from '../../contract/rules.ts';
import type { CatalogueActivity } from '../catalogue/activities.ts';
import { Refusal } from '../handler.ts';
import type { Platform } from '../handler.ts';
import { move } from '../money/move.ts';
import { change, row } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';
import { minute } from '../time/lengths.ts';
import { attachPictures, countPictures } from './pictures.ts';
import { timesOf } from './running.ts';

/** ms until an application is decided */
const reviewTime = 30 * minute;

interface ApplicationRow {
  id: number;
  state: Application['state'];
  remark: string;
  bonus: number | null;
  sentAt: number;
  decidedAt: number | null;
}

/** The member's application for an activity, decided where its time has come; undefined where there is none. */
export function applicationOf(platform: Platform, activity: CatalogueActivity, memberId: number): Application | undefined {
  const found = find(platform, activity, memberId);
  if (!found) return undefined;
  if (found.state === 'waiting' && platform.clock.now() >= found.sentAt + reviewTime) decide(platform, activity, memberId, found);
  const { id, state, remark, bonus, sentAt, decidedAt } = find(platform, activity, memberId)!;
  return { state, remark, pictures: countPictures(platform, id), sentAt, decidedAt: decidedAt ?? undefined, bonus: bonus ?? undefined };
}

/** Applies once; refused with `promotion.applied` where the member has applied before. */
export function apply(platform: Platform, activity: CatalogueActivity, memberId: number, remark: string, pictures: readonly string[]): void {
  if (!activity.application || check(applicationRemark, remark) || pictures.length > applicationPictures.most) throw new Refusal('request.invalid');
  transaction(platform.database, () => {
    if (find(platform, activity, memberId)) throw new Refusal('promotion.applied');
    const { id } = change(
      platform.database, 'insert into applications (activity, member_id, remark, sent_at) values (?, ?, ?, ?)',
      activity.id, memberId, clean(applicationRemark, remark), platform.clock.now(),
    );
    attachPictures(platform, memberId, id, pictures);
  });
}

const find = ({ database }: Platform, { id }: CatalogueActivity, memberId: number): ApplicationRow | undefined =>
  row<ApplicationRow>(
    database, 'select id, state, remark, bonus, sent_at as sentAt, decided_at as decidedAt from applications where activity = ? and member_id = ?', id, memberId,
  );

/** Accepts and pays an application whose member met the activity's condition; declines any other. */
function decide(platform: Platform, activity: CatalogueActivity, memberId: number, { id, sentAt }: ApplicationRow): void {
  const { bonus, deserves } = activity.application!;
  transaction(platform.database, () => {
    const done = row(
      platform.database, 'select 1 from ledger where member_id = ? and kind = ? and amount >= ? and at between ? and ?',
      memberId, deserves.kind, deserves.least, timesOf(platform, activity).startsAt, sentAt,
    );
    if (done) move(platform, { memberId, amount: bonus, kind: 'reward', reference: `activity ${activity.id}` });
    change(
      platform.database, 'update applications set state = ?, bonus = ?, decided_at = ? where id = ?',
      done ? 'accepted' : 'declined', done ? bonus : null, sentAt + reviewTime, id,
    );
  });
}
