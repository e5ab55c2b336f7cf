import { randomUUID } from 'node:crypto';
import { applicationPictures, pictureType } from '../../contract/application.ts';
import type { uploadPicture } from '../../contract/endpoints/promotions.ts';
import { limitAttempts } from '../accounts/attempts.ts';
import { realCallerOf } from '../accounts/real-caller.ts';
import { Refusal, type Handler, type Platform } from '../handler.ts';
import { readBytes } from '../http/body.ts';
import { checkOffer } from '../responsible/checks.ts';
import { withoutPlace } from './without-place.ts';
import { change, row, rows } from '../store/database.ts';

/** The number of pictures that a member may upload without sending them: those of two applications. The oldest are deleted. */
const unsentMost = 2 * applicationPictures.most;

/** Stores a picture for a later application. Type from magic bytes. */
export const takePicture: Handler<typeof uploadPicture> = async (call) => {
  const caller = realCallerOf(call);
  checkOffer(call.platform, caller);
  const { memberId } = caller;
  limitAttempts(call.platform, 'picture', String(memberId));
  const bytes = await readBytes(call.request, applicationPictures.bytes, 'picture.size');
  const type = pictureType(bytes);
  if (!type) throw new Refusal('picture.type');
  const id = randomUUID();
  const { database, clock } = call.platform;
  change(
    database, 'insert into application_pictures (id, member_id, type, bytes, uploaded_at) values (?, ?, ?, ?, ?)',
    id, memberId, type, withoutPlace(bytes, type), clock.now(),
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

/** The pictures of an application, by id, in the order in which they were uploaded. */
export const picturesOf = ({ database }: Platform, applicationId: number): string[] =>
  rows<{ id: string }>(database, 'select id from application_pictures where application_id = ? order by rowid', applicationId).map(({ id }) => id);

/** A picture that was sent with an application, or undefined. */
export const sentPicture = ({ database }: Platform, id: string): { type: string; bytes: Uint8Array<ArrayBuffer> } | undefined =>
  row(database, 'select type, bytes from application_pictures where id = ? and application_id is not null', id);

export const countPictures = ({ database }: Platform, applicationId: number): number =>
  row<{ count: number }>(database, 'select count(*) as count from application_pictures where application_id = ?', applicationId)!.count;
