import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { calls as contractCalls } from '../../contract/calls.ts';
import { errors } from '../../contract/errors.ts';
import { switches, switchesOfSettings } from '../../contract/switches.ts';
import { number, optional, record, ShapeError, text } from '../../contract/shape.ts';
import { forgetAllAttempts } from '../accounts/attempts.ts';
import { openCaptchas } from '../accounts/captcha.ts';
import { describeMember } from '../accounts/members.ts';
import { endMemberSessions } from '../accounts/sessions.ts';
import { allFaults, clearFaults, faultKinds, setFault } from '../faults/faults.ts';
import { reset } from '../fill/reset.ts';
import { Refusal, type Platform } from '../handler.ts';
import { move } from '../money/move.ts';
import { outbox } from '../outbox/outbox.ts';
import { withChange, merchantChange } from '../settings/change.ts';
import { allMerchants, findMerchant, saveMerchant } from '../settings/merchants.ts';
import { clockOffset, moveClock } from '../store/clock.ts';
import { day } from '../time/lengths.ts';
import { reports } from '../vitals/reports.ts';
import { bodyOf } from './body.ts';
import { cashierCalls } from './cashier.ts';
import { deskCalls } from './desk.ts';
import { directoryCalls } from './directory.ts';
import { guard } from './guard.ts';
import { listMembers, moneyOf } from './members.ts';

const endpointNames = ['*', ...contractCalls.map(({ name }) => name)];

/**
 * The console's own calls, which end-to-end tests drive as well. Bodies and answers are JSON,
 * amounts minor units, times ms; what cannot be done answers 400 and `{ error }`, and a call without the console's
 * token, from another host's name or from a foreign page 403 (guard.ts).
 *
 * GET    /sandbox/api/state                    all that the console shows, but members
 * PATCH  /sandbox/api/merchants/:code          any of `merchantChange`, as { switches: { PERSREP: false } } or
 *                                              { registration: { email: { required: true } }, expiredMinutes: 2 }
 * PUT    /sandbox/api/faults/:endpoint         { kind, delay?, calls?, code? } for a name of the contract, or `*`
 * DELETE /sandbox/api/faults/:endpoint         `*` stands for the fault of every call, not for all faults
 * DELETE /sandbox/api/faults                   all of them
 * POST   /sandbox/api/clock                    { add }
 * GET    /sandbox/api/members                  with their wallets
 * GET    /sandbox/api/members/:id              the last lines of the ledger, the last stakes
 * POST   /sandbox/api/members/:id/wallet       { amount, reference? } into the wallet, or out of it
 * DELETE /sandbox/api/members/:id/sessions     every session of the member ends
 * GET    /sandbox/api/cashier                  and its calls: see cashier.ts
 * GET    /sandbox/api/desk                     and its calls: see desk.ts
 * GET    /sandbox/api/directory                and its calls: see directory.ts
 * POST   /sandbox/api/preview                  { code, changes } this browser is shown a draft of a merchant (src/edge/drafts.ts)
 * DELETE /sandbox/api/preview                  and no longer
 * GET    /sandbox/api/captchas                 open questions with their answers, newest first
 * DELETE /sandbox/api/attempts                 failed logins are forgotten, and all else that is limited
 * POST   /sandbox/api/reset                    the platform as on its first day
 */
export function consoleCalls(platform: Platform): Hono {
  const { database } = platform;
  const calls = new Hono().basePath('/sandbox/api');

  calls.use(guard(platform));
  calls.onError((error, context) => {
    if (error instanceof Refusal || error instanceof ShapeError || error instanceof SyntaxError || error instanceof RangeError) {
      return context.json({ error: error.message }, 400);
    }
    process.stderr.write(`console: ${error.stack}\n`);
    return context.json({ error: 'broken' }, 500);
  });

  calls.get('/state', (context) => context.json({
    now: platform.clock.now(),
    offset: clockOffset(database),
    merchants: allMerchants(database),
    faults: allFaults(database),
    outbox: outbox(database, 50),
    reports: reports(database, 50),
    endpoints: endpointNames,
    faultKinds,
    errorCodes: Object.values(errors),
    switches,
    switchesOf: Object.fromEntries(allMerchants(database).map(({ code, settings }) => [code, switchesOfSettings(settings)])),
  }));

  calls.patch('/merchants/:code', async (context) => {
    const merchant = findMerchant(database, context.req.param('code'));
    if (!merchant) throw new Refusal('request.invalid');
    const after = withChange(merchant, await bodyOf(context, merchantChange), platform);
    saveMerchant(database, after);
    return context.json(after);
  });

  calls.put('/faults/:endpoint', async (context) => {
    const endpoint = context.req.param('endpoint');
    const { kind, delay = 0, calls: struck, code = '' } = await bodyOf(context, faultOrder);
    const known = faultKinds.find((name) => name === kind);
    if (!known || !endpointNames.includes(endpoint) || (known === 'refusal') !== (code !== '')) throw new Refusal('request.invalid');
    setFault(database, { endpoint, kind: known, delay: whole(delay, 600_000), callsLeft: struck ? whole(struck, 1_000_000) : null, code });
    return context.json(allFaults(database));
  });

  calls.delete('/faults/:endpoint?', (context) => {
    clearFaults(database, context.req.param('endpoint'));
    return context.json(allFaults(database));
  });

  calls.post('/clock', async (context) => {
    const { add } = await bodyOf(context, record({ add: number }));
    moveClock(database, whole(add, 366 * day));
    return context.json({ now: platform.clock.now(), offset: clockOffset(database) });
  });

  calls.get('/members', (context) => context.json(listMembers(platform, 200)));
  calls.get('/members/:id', (context) => context.json(moneyOf(platform, Number(context.req.param('id')))));

  calls.post('/members/:id/wallet', async (context) => {
    const { amount, reference = `console ${randomUUID()}` } = await bodyOf(context, record({ amount: number, reference: optional(text) }));
    const memberId = Number(context.req.param('id'));
    if (!describeMember(platform, memberId)) throw new Refusal('user.missing');
    return context.json(move(platform, { memberId, amount, kind: 'adjustment', reference }));
  });

  calls.delete('/members/:id/sessions', (context) => {
    endMemberSessions(database, Number(context.req.param('id')));
    return context.json({});
  });

  // The edge, which has the merchants' files, goes on where this lets it.
  calls.all('/preview', (context) => context.json({}));

  calls.route('/', cashierCalls(platform));
  calls.route('/', deskCalls(platform));
  calls.route('/', directoryCalls(platform));

  calls.get('/captchas', (context) => context.json(openCaptchas(platform)));

  calls.delete('/attempts', (context) => {
    forgetAllAttempts(database);
    return context.json({});
  });

  calls.post('/reset', async (context) => {
    await reset(platform);
    return context.json({});
  });

  return calls;
}

/** `calls`: how many it applies to; missing or 0: until cleared. `code`: of a refusal, also one that no phone knows. */
const faultOrder = record({ kind: text, delay: optional(number), calls: optional(number), code: optional(text) });

function whole(value: number, most: number): number {
  if (!Number.isInteger(value) || value < 0 || value > most) throw new RangeError(`not between 0 and ${most}: ${value}`);
  return value;
}
