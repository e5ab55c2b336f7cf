import { randomUUID } from 'node:crypto';
import { applicationPictures, pictureType } from '../../contract/application.ts';
import type { uploadPicture } from '../../contract/endpoints/promotions.ts';
import { limit } from '../accounts/attempts.ts';
import { realCallerOf } from '../accounts/real-caller.ts';
import { Refusal } from '../handler.ts';
import type { Handler, Platform } from '../handler.ts';
import { readBytes } from '../http/body.ts';
import { checkOffer } from '../responsible/checks.ts';
import { change, row } from '../store/database.ts';

/** The number of pictures that a member may upload without sending them: those of two applications. The oldest are deleted. */
const unsentMost = 2 * applicationPictures.most;

/** Stores a picture for a later application. Type from magic bytes. */
export const takePicture: Handler<typeof uploadPicture> = async (call) => {
  const caller = realCallerOf(call);
  checkOffer(call.platform, caller);
  const { memberId } = caller;
  limit(call.platform, 'picture', String(memberId));
  const bytes = await readBytes(call.request, applicationPictures.bytes, 'picture.size');
  const type = pictureType(bytes);
  if (!type) throw new Refusal('picture.type');
  const id = randomUUID();
  const { database, clock } = call.platform;
  change(
    database, 'insert into application_pictures (id, member_id, type, bytes, uploaded_at) values (?, ?, ?, ?, ?)',
    id, memberId, type, bytes, clock.now(),
  );
  change(
    database,
    `delete from application_pictures where rowid in (
       select rowid from application_pictures where member_id = ? and application_id is null order by rowid desc limit -1 offset ?)`,
    memberId, unsentMost,
  );
  return { id };
};

/** Adds uploaded pictures to an application; refused where one is not the member's or already belongs to one. */
export function attachPictures({ database }: Platform, memberId: number, applicationId: number, pictures: readonly string[]): void {
  for (const id of pictures) {
    const { changes } = change(
      database, 'update application_pictures set application_id = ? where id = ? and member_id = ? and application_id is null',
      applicationId, id, memberId,
    );
    if (!changes) throw new Refusal('request.invalid');
  }
}

export const countPictures = ({ database }: Platform, applicationId: number): number =>
  row<{ count: number }>(database, 'select count(*) as count from application_pictures where application_id = ?', applicationId)!.count;
