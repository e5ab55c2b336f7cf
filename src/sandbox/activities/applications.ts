import { applicationPictures, applicationRemark } from '../../contract/application.ts';
import type { Application } from '../../contract/endpoints/promotions.ts';
import { check, clean } from '../../contract/rules.ts';
import type { CatalogueActivity } from '../catalogue/activities.ts';
import { Refusal, type Platform } from '../handler.ts';
import { change, row } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';
import { decideDue } from './decide.ts';
import { attachPictures, countPictures } from './pictures.ts';

interface ApplicationRow {
  id: number;
  state: Application['state'];
  remark: string;
  bonus: number | null;
  sentAt: number;
  decidedAt: number | null;
}

/** The member's application for an activity, or undefined. */
export function applicationOf(platform: Platform, activity: CatalogueActivity, memberId: number): Application | undefined {
  decideDue(platform);
  const found = find(platform, activity, memberId);
  if (!found) return undefined;
  const { id, state, remark, bonus, sentAt, decidedAt } = found;
  return { state, remark, pictures: countPictures(platform, id), sentAt, decidedAt: decidedAt ?? undefined, bonus: bonus ?? undefined };
}

/** Applies once; refused with `promotion.applied` where the member has applied before. */
export function apply(
  platform: Platform, activity: CatalogueActivity, memberId: number,
  { remark, pictures }: { remark: string; pictures: readonly string[] },
): void {
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
