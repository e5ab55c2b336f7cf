import type * as contract from '../../contract/endpoints/club.ts';
import type { ClubBenefit } from '../../contract/endpoints/club.ts';
import { realCallerOf } from '../accounts/real-caller.ts';
import { Refusal, type Call, type Handler } from '../handler.ts';
import { move } from '../money/move.ts';
import { checkOffer } from '../responsible/checks.ts';
import { rows } from '../store/database.ts';
import { ladder } from './ladder.ts';
import { reaches, volumesOf } from './levels.ts';
import { readMember } from './member-info.ts';

/** The ledger's reference of a level's bonus; the ledger takes each reference once. */
const referenceOf = (level: string): string => `level ${level}`;

function benefitOf({ platform, language }: Call<unknown>, memberId: number): ClubBenefit {
  const volumes = volumesOf(platform, memberId);
  const taken = rows<{ reference: string }>(
    platform.database, "select reference from ledger where member_id = ? and kind = 'reward' and reference like 'level %'", memberId,
  ).map(({ reference }) => reference);
  const levels = ladder.map((level) => {
    const { id, name, deposits, stakes, bonus, perks } = level;
    const bonusState: ClubBenefit['levels'][number]['bonusState'] = taken.includes(referenceOf(id)) ? 'taken' : reaches(volumes, level) ? 'due' : 'locked';
    return { id, name: name[language], deposits, stakes, bonus, bonusState, perks: perks.map((perk) => perk[language]) };
  });
  return { level: ladder.findLast((level) => reaches(volumes, level))?.id ?? '', ...volumes, levels };
}

const readBenefit: Handler<typeof contract.memberClubBenefit> = (call) => {
  const caller = realCallerOf(call);
  checkOffer(call.platform, caller);
  return benefitOf(call, caller.memberId);
};

const claim: Handler<typeof contract.claimLevelBonus> = (call) => {
  const caller = realCallerOf(call);
  checkOffer(call.platform, caller);
  const { memberId } = caller;
  const level = ladder.find(({ id }) => id === call.input.level);
  if (!level) throw new Refusal('request.invalid');
  if (!reaches(volumesOf(call.platform, memberId), level)) throw new Refusal('permission.denied');
  move(call.platform, { memberId, amount: level.bonus, kind: 'reward', reference: referenceOf(level.id) });
  return benefitOf(call, memberId);
};

export const levelHandlers = { memberInfo: readMember, memberClubBenefit: readBenefit, claimLevelBonus: claim };
