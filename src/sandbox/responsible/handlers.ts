import type * as contract from '../../contract/endpoints/responsible.ts';
import { checkMinutes } from '../../contract/responsible.ts';
import { isTrial } from '../../contract/members.ts';
import { digest } from '../crypto/secrets.ts';
import { callerOf, Refusal, type Call, type Handler, type Platform } from '../handler.ts';
import { change, row } from '../store/database.ts';
import { lastDays } from '../time/periods.ts';
import { breakOf, exclude, pause } from './breaks.ts';
import { keepLimit, limitsOf, namedLimit, setLimit, reachedLimits } from './limits.ts';
import { isOffered } from './offered.ts';
import { noteHere } from './time.ts';
import { resultIn } from './usage.ts';
import { checkMinutesOf, visitSince } from './visit.ts';

/** The member of a call, where the merchant has responsible play. Trial accounts are refused: they play for nothing. */
function memberOf(call: Call<unknown>): number {
  const { memberId, type } = callerOf(call);
  if (isTrial(type)) throw new Refusal('permission.trial');
  if (!isOffered(call.platform, memberId)) throw new Refusal('permission.denied');
  return memberId;
}

function overviewOf(platform: Platform, memberId: number): contract.ResponsibleOverview {
  return {
    limits: limitsOf(platform, memberId),
    away: breakOf(platform, memberId),
    weekResult: resultIn(platform, memberId, lastDays(7, platform.clock.now())),
    checkMinutes: checkMinutesOf(platform, memberId),
  };
}

/** A handler that makes a change and answers the overview after it. */
const changing = <Input>(work: (platform: Platform, memberId: number, input: Input) => void) => (call: Call<Input>): contract.ResponsibleOverview => {
  const memberId = memberOf(call);
  work(call.platform, memberId, call.input);
  return overviewOf(call.platform, memberId);
};

const responsiblePlay: Handler<typeof contract.responsiblePlay> = changing(() => {});

const setPlayLimit: Handler<typeof contract.setPlayLimit> = changing((platform, memberId, input) => setLimit(platform, memberId, namedLimit(input), input.amount));

const keepPlayLimit: Handler<typeof contract.keepPlayLimit> = changing((platform, memberId, input) => keepLimit(platform, memberId, namedLimit(input)));

const setRealityCheck: Handler<typeof contract.setRealityCheck> = changing(({ database }, memberId, { minutes }) => {
  if (!checkMinutes.includes(minutes)) throw new Refusal('request.invalid');
  change(
    database, 'insert into reality_checks (member_id, minutes) values (?, ?) on conflict do update set minutes = excluded.minutes', memberId, minutes,
  );
});

const pausePlay: Handler<typeof contract.pausePlay> = changing((platform, memberId, { length }) => pause(platform, memberId, length));

const excludeFromPlay: Handler<typeof contract.excludeFromPlay> = changing((platform, memberId, { length }) => exclude(platform, memberId, length));

const playVisit: Handler<typeof contract.playVisit> = (call) => {
  const memberId = memberOf(call);
  const { platform } = call;
  noteHere(platform, memberId);
  const session = row<{ openedAt: number }>(platform.database, 'select opened_at as openedAt from sessions where token_hash = ?', digest(callerOf(call).token));
  return { ...visitSince(platform, memberId, session?.openedAt ?? platform.clock.now()), away: breakOf(platform, memberId), reached: reachedLimits(platform, memberId) };
};

export const responsibleHandlers = {
  responsiblePlay, setPlayLimit, keepPlayLimit, setRealityCheck, pausePlay, excludeFromPlay, playVisit,
};
