import { endpoint } from '../endpoint.ts';
import { line, list, money, oneOf, record, text, type Infer } from '../shape.ts';

const clubLevel = record({
  id: text,
  name: line,
  /** deposits and stakes required to reach it, minor units */
  deposits: money,
  stakes: money,
  /** paid once when the level is reached, minor units */
  bonus: money,
  /** state of the bonus */
  bonusState: oneOf(['locked', 'due', 'taken'], 'locked'),
  /** benefits beside the bonus, in the call's language */
  perks: list(line),
});

/** One level of the club. */
export type ClubLevel = Infer<typeof clubLevel>;

const clubBenefit = record({
  /** id of the member's level, or empty before the first */
  level: text,
  /** the member's deposits and stakes so far, minor units */
  deposits: money,
  stakes: money,
  /** lowest first */
  levels: list(clubLevel),
});

/** All levels, and the member's progress. */
export type ClubBenefit = Infer<typeof clubBenefit>;

/** The levels, their benefits, and the member's progress (A §7: member club benefit). */
export const memberClubBenefit = endpoint('/wps/member/club/benefit', record({}), clubBenefit, { access: 'member' });

/** Pays the bonus of a reached level; repeated, it pays nothing more. Refused with `permission.denied`. */
export const claimLevelBonus = endpoint('/wps/member/club/bonus', record({ level: text }), clubBenefit, { method: 'POST', access: 'member' });
