import { randomUUID } from 'node:crypto';
import { callAt } from '../../src/contract/calls.ts';
import type { CallName } from '../../src/contract/calls.ts';
import { headers, standalone } from '../../src/contract/headers.ts';
import type { Fault } from './kit/faults.ts';
import type { Options } from './kit/kit.ts';

type Fetch = Options['fetch'];

/** One way in which a gateway can lie: what stands between it and the phone, and what the kit must name. */
export interface Lie {
  readonly says: string;
  readonly named: readonly (readonly [call: CallName, fault: Fault])[];
  between(honest: Fetch, passTime: (ms: number) => void): Fetch;
}

type Json = Record<string, unknown>;

const nameOf = (request: Request): string | undefined => callAt(request.method, new URL(request.url).pathname)?.name;

/** The answers of one call, rewritten. */
const rewritten = (name: CallName, rewrite: (response: Response, request: Request) => Response | Promise<Response>) => (honest: Fetch): Fetch =>
  async (request) => (nameOf(request) === name ? rewrite(await honest(request), request) : honest(request));

const answerOf = (json: unknown, from: Response, status = from.status): Response => new Response(JSON.stringify(json), { status, headers: from.headers });

/** The answers of one call with its JSON changed. */
const edited = (name: CallName, edit: (answer: Json, request: Request) => Json) =>
  rewritten(name, async (response, request) => answerOf(edit(await response.json() as Json, request), response));

/** The value alone changed, of answers that have one. */
const valued = (name: CallName, change: (value: Json, request: Request) => unknown) =>
  edited(name, (answer, request) => (answer.success ? { ...answer, value: change(answer.value as Json, request) } : answer));

/** The requests of one call, rewritten on their way to the gateway. */
const forwarded = (name: CallName, rewrite: (request: Request) => Request | Promise<Request>) => (honest: Fetch): Fetch =>
  async (request) => honest(nameOf(request) === name ? await rewrite(request) : request);

const withHeaders = (request: Request, added: Record<string, string>): Request => {
  const changed = new Headers(request.headers);
  for (const [name, value] of Object.entries(added)) changed.set(name, value);
  return new Request(request, { headers: changed });
};

/** The same wish as if it were a new one; one that is malformed stays so. */
async function underAnotherId(request: Request): Promise<Request> {
  const wish = await request.json() as Json;
  return new Request(request, { body: JSON.stringify({ ...wish, requestId: randomUUID() }) });
}

/** Answers kept by `keyOf`, and given to whoever has the same key; none: not kept. */
const kept = (name: CallName, keyOf: (request: Request) => string | undefined) => (honest: Fetch): Fetch => {
  const answers = new Map<string, Response>();
  return async (request) => {
    const key = nameOf(request) === name ? keyOf(request) : undefined;
    if (key === undefined) return honest(request);
    const found = answers.get(key);
    if (found) return found.clone();
    const response = await honest(request);
    if ((await response.clone().json() as Json).success) answers.set(key, response.clone());
    return response;
  };
};

export const lies: readonly Lie[] = [
  { says: 'leaves a field out', named: [['wallet', 'value.missing']], between: valued('wallet', (value) => ({ ...value, currencySymbol: undefined })) },
  { says: 'sends a list as an object', named: [['hotGames', 'value.kind']], between: valued('hotGames', (games) => ({ ...games })) },
  {
    says: 'sends amounts in decimals', named: [['merchantWallet', 'value.decimals']],
    between: rewritten('merchantWallet', async (response) => new Response((await response.text()).replace(/"locked":(\d+)/, '"locked":$1.00'), response)),
  },
  { says: 'sends times in seconds', named: [['memberInfo', 'value.time']], between: valued('memberInfo', (member) => ({ ...member, regDate: Math.round(Number(member.regDate) / 1000) })) },
  { says: 'breaks with status 200', named: [['netResult', 'answer.shape']], between: edited('netResult', (answer) => (answer.success ? { error: 'NullPointerException' } : answer)) },
  { says: 'refuses with status 403', named: [['deleteMessage', 'answer.status']], between: rewritten('deleteMessage', async (response) => answerOf(await response.json(), response, 403)) },
  { says: 'has error codes of its own', named: [['claimReward', 'code.unknown'], ['claimReward', 'code.wrong']], between: edited('claimReward', (answer) => ({ ...answer, errorCode: 'E4711' })) },
  { says: 'refuses with the wrong code', named: [['readMessage', 'code.wrong']], between: edited('readMessage', (answer) => ({ ...answer, errorCode: 'permission.denied' })) },
  {
    says: 'keeps a session open after logout', named: [['memberInfo', 'session.alive']],
    between: (honest) => async (request) => (nameOf(request) === 'logout' && request.headers.has(headers.token) ? Response.json({ success: true, value: {} }) : honest(request)),
  },
  {
    says: 'calls a dead session a missing one', named: [['memberInfo', 'session.code']],
    between: edited('memberInfo', (answer) => (answer.errorCode === 'session.expired' ? { ...answer, errorCode: 'session.missing' } : answer)),
  },
  { says: 'charges a repeated transfer twice', named: [['transferMoney', 'money.twice']], between: forwarded('transferMoney', underAnotherId) },
  { says: 'pays a repeated withdrawal twice', named: [['requestWithdrawal', 'money.twice']], between: forwarded('requestWithdrawal', underAnotherId) },
  { says: 'refuses a repeated deposit', named: [['createDeposit', 'money.repeat']], between: forwarded('createDeposit', underAnotherId) },
  {
    says: 'repeats entries on the next page', named: [['betRecord', 'page.overlap']],
    between: (honest) => async (request) => {
      if (nameOf(request) !== 'betRecord' || !request.url.includes('pageNo=2')) return honest(request);
      return honest(new Request(request.url.replace('pageNo=2', 'pageNo=1'), request));
    },
  },
  { says: 'counts a page too many', named: [['gameList', 'page.total']], between: valued('gameList', (value) => ({ ...value, totalPages: Number(value.totalPages) + 1 })) },
  { says: 'counts a page too few', named: [['accountRecord', 'page.total']], between: valued('accountRecord', (value) => ({ ...value, totalPages: Number(value.totalPages) - 1 })) },
  {
    says: 'refuses the encrypted login and takes the plain one', named: [['login', 'login.sealed']],
    between: (honest) => async (request) => {
      const isSealed = nameOf(request) === 'login' && ![standalone, null].includes(request.headers.get(headers.encryption));
      return isSealed ? Response.json({ success: false, errorCode: 'request.invalid' }) : honest(request);
    },
  },
  {
    says: 'takes a plain password though nothing says so', named: [['login', 'login.bare']],
    between: forwarded('login', (request) => (request.headers.has(headers.encryption) ? request : withHeaders(request, { [headers.encryption]: standalone, [headers.device]: standalone }))),
  },
  { says: 'never flags a captcha', named: [['login', 'captcha.unflagged']], between: edited('login', (answer) => (answer.success ? answer : { ...answer, value: undefined })) },
  {
    says: 'answers slowly', named: [['notices', 'answer.slow']],
    between: (honest, passTime) => async (request) => {
      if (nameOf(request) === 'notices') passTime(3_000);
      return honest(request);
    },
  },
  {
    says: 'answers with a page', named: [['banners', 'answer.html']],
    between: rewritten('banners', () => new Response('<!doctype html><title>502 Bad Gateway</title>', { headers: { 'Content-Type': 'text/html' } })),
  },
  {
    says: 'breaks the connection', named: [['leaderBoard', 'answer.silent']],
    between: (honest) => (request) => (nameOf(request) === 'leaderBoard' && request.headers.has(headers.token) ? Promise.reject(new TypeError('reset')) : honest(request)),
  },
  {
    // As a cache does that goes by whether there is a session, not by whose it is.
    says: "answers one member with what is another's", named: [['memberInfo', 'session.alive'], ['memberInfo', 'cache.member']],
    between: kept('memberInfo', (request) => (request.headers.has(headers.token) ? 'member' : undefined)),
  },
  { says: 'answers without a session', named: [['missionList', 'access.open']], between: kept('missionList', () => 'all') },
  {
    says: 'lets caches keep what is a member\'s', named: [['messages', 'cache.header']],
    between: rewritten('messages', async (response) => new Response(await response.text(), { headers: { 'Cache-Control': 'public, max-age=60' } })),
  },
  {
    says: 'serves a merchant that does not exist', named: [['settings', 'merchant.open']],
    between: forwarded('settings', (request) => withHeaders(request, { [headers.merchant]: 'leve' })),
  },
  {
    says: 'forgets a favourite that it confirmed', named: [['addFavourite', 'change.lost']],
    between: (honest) => async (request) => (nameOf(request) === 'addFavourite' ? Response.json({ success: true, value: {} }) : honest(request)),
  },
  { says: 'lets a trial account withdraw', named: [['withdrawalOffer', 'trial.refusal']], between: kept('withdrawalOffer', (request) => (request.headers.has(headers.token) ? 'member' : undefined)) },
];
