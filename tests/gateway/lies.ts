import { randomUUID } from 'node:crypto';
import { callAt, type CallName } from '../../src/contract/calls.ts';
import { headers, standalone } from '../../src/contract/headers.ts';
import type { Fault } from './kit/faults.ts';
import type { Options } from './kit/kit.ts';

type Fetch = Options['fetch'];

/** One way in which a gateway can be wrong: a proxy that makes the box so, and the faults that the kit must report. */
export interface Lie {
  readonly name: string;
  readonly faults: readonly (readonly [call: CallName, fault: Fault])[];
  between(honest: Fetch, passTime: (ms: number) => void): Fetch;
}

type Json = Record<string, unknown>;

const nameOf = (request: Request): string | undefined => callAt(request.method, new URL(request.url).pathname)?.name;

/** Rewrites the answers of one call. */
const rewritten = (name: CallName, rewrite: (response: Response, request: Request) => Response | Promise<Response>) => (honest: Fetch): Fetch =>
  async (request) => (nameOf(request) === name ? rewrite(await honest(request), request) : honest(request));

const answerOf = (json: unknown, from: Response, status = from.status): Response => new Response(JSON.stringify(json), { status, headers: from.headers });

/** Edits the JSON of one call's answers. */
const edited = (name: CallName, edit: (answer: Json, request: Request) => Json) =>
  rewritten(name, async (response, request) => answerOf(edit(await response.json() as Json, request), response));

/** Edits the value of one call's successful answers. */
const valued = (name: CallName, change: (value: Json, request: Request) => unknown) =>
  edited(name, (answer, request) => (answer.success ? { ...answer, value: change(answer.value as Json, request) } : answer));

/** Rewrites the requests of one call on their way to the gateway. */
const forwarded = (name: CallName, rewrite: (request: Request) => Request | Promise<Request>) => (honest: Fetch): Fetch =>
  async (request) => honest(nameOf(request) === name ? await rewrite(request) : request);

/** Names a picture of one of the hot matches, and answers for it. */
const picture = (at: number, answer: (passTime: (ms: number) => void) => Response): Lie['between'] => (honest, passTime) => {
  const named = valued('hotMatches', (list) => (list as unknown as Json[]).map((entry, place) => (place === at ? { ...entry, homeTeamImageUrl: `kit-odd-${at}.png` } : entry)))(honest);
  return async (request) => (request.url.endsWith(`/kit-odd-${at}.png`) ? answer(passTime) : named(request));
};
const png = (body: BodyInit, type = 'image/png'): Response => new Response(body, { headers: { 'Content-Type': type } });
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const withHeaders = (request: Request, added: Record<string, string>): Request => {
  const changed = new Headers(request.headers);
  for (const [name, value] of Object.entries(added)) changed.set(name, value);
  return new Request(request, { headers: changed });
};

/** Sends the same request under a new request id. */
async function underAnotherId(request: Request): Promise<Request> {
  const body = await request.json() as Json;
  return new Request(request, { body: JSON.stringify({ ...body, requestId: randomUUID() }) });
}

/** Caches the answers of one call under the key that `keyOf` gives; undefined: not cached. */
const cachedBy = (name: CallName, keyOf: (request: Request) => string | undefined) => (honest: Fetch): Fetch => {
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
  { name: 'leaves a field out', faults: [['wallet', 'value.missing']], between: valued('wallet', (value) => ({ ...value, currencySymbol: undefined })) },
  { name: 'sends a list as an object', faults: [['hotGames', 'value.kind']], between: valued('hotGames', (games) => ({ ...games })) },
  {
    name: 'sends amounts in decimals', faults: [['merchantWallet', 'value.decimals']],
    between: rewritten('merchantWallet', async (response) => new Response((await response.text()).replace(/"locked":(\d+)/, '"locked":$1.00'), response)),
  },
  { name: 'names a picture that it has not', faults: [['hotMatches', 'picture.missing']], between: picture(0, () => new Response('', { status: 404 })) },
  { name: 'sends a page for a picture', faults: [['hotMatches', 'picture.kind']], between: picture(1, () => png('<h1>Not found</h1>')) },
  { name: 'calls a drawing a PNG', faults: [['hotMatches', 'picture.kind']], between: picture(2, () => png(drawing)) },
  { name: 'sends a picture of 11 MB', faults: [['hotMatches', 'picture.size']], between: picture(3, () => png(drawing + ' '.repeat(11 * 1024 * 1024), 'image/svg+xml')) },
  { name: 'sends a picture after three seconds', faults: [['hotMatches', 'picture.slow']], between: picture(4, (passTime) => (passTime(3_000), png(drawing, 'image/svg+xml'))) },
  { name: 'sends times in seconds', faults: [['memberInfo', 'value.time']], between: valued('memberInfo', (member) => ({ ...member, regDate: Math.round(Number(member.regDate) / 1000) })) },
  { name: 'breaks with status 200', faults: [['netResult', 'answer.shape']], between: edited('netResult', (answer) => (answer.success ? { error: 'NullPointerException' } : answer)) },
  { name: 'refuses with status 403', faults: [['deleteMessage', 'answer.status']], between: rewritten('deleteMessage', async (response) => answerOf(await response.json(), response, 403)) },
  { name: 'has error codes of its own', faults: [['claimReward', 'code.unknown'], ['claimReward', 'code.wrong']], between: edited('claimReward', (answer) => ({ ...answer, errorCode: 'E4711' })) },
  { name: 'refuses with the wrong code', faults: [['readMessage', 'code.wrong']], between: edited('readMessage', (answer) => ({ ...answer, errorCode: 'permission.denied' })) },
  {
    name: 'keeps a session open after logout', faults: [['memberInfo', 'session.alive']],
    between: (honest) => async (request) => (nameOf(request) === 'logout' && request.headers.has(headers.token) ? Response.json({ success: true, value: {} }) : honest(request)),
  },
  {
    name: 'calls a dead session a missing one', faults: [['memberInfo', 'session.code']],
    between: edited('memberInfo', (answer) => (answer.errorCode === 'session.expired' ? { ...answer, errorCode: 'session.missing' } : answer)),
  },
  { name: 'charges a repeated transfer twice', faults: [['transferMoney', 'money.twice']], between: forwarded('transferMoney', underAnotherId) },
  { name: 'pays a repeated withdrawal twice', faults: [['requestWithdrawal', 'money.twice']], between: forwarded('requestWithdrawal', underAnotherId) },
  { name: 'refuses a repeated deposit', faults: [['createDeposit', 'money.repeat']], between: forwarded('createDeposit', underAnotherId) },
  {
    name: 'repeats entries on the next page', faults: [['betRecord', 'page.overlap']],
    between: (honest) => async (request) => {
      if (nameOf(request) !== 'betRecord' || !request.url.includes('pageNo=2')) return honest(request);
      return honest(new Request(request.url.replace('pageNo=2', 'pageNo=1'), request));
    },
  },
  { name: 'counts a page too many', faults: [['gameList', 'page.total']], between: valued('gameList', (value) => ({ ...value, totalPages: Number(value.totalPages) + 1 })) },
  { name: 'counts a page too few', faults: [['accountRecord', 'page.total']], between: valued('accountRecord', (value) => ({ ...value, totalPages: Number(value.totalPages) - 1 })) },
  {
    name: 'refuses the encrypted login and takes the plain one', faults: [['login', 'login.sealed']],
    between: (honest) => async (request) => {
      const isSealed = nameOf(request) === 'login' && ![standalone, null].includes(request.headers.get(headers.encryption));
      return isSealed ? Response.json({ success: false, errorCode: 'request.invalid' }) : honest(request);
    },
  },
  {
    name: 'takes a sealed login again though its switch says once', faults: [['login', 'login.replayed']],
    between: valued('settings', (value) => ({ ...value, whitelabel: { ...(value.whitelabel as Json), SEALONCE: true } })),
  },
  {
    name: 'takes a plain password though no header says so', faults: [['login', 'login.bare']],
    between: forwarded('login', (request) => (request.headers.has(headers.encryption) ? request : withHeaders(request, { [headers.encryption]: standalone, [headers.device]: standalone }))),
  },
  { name: 'never flags a captcha', faults: [['login', 'captcha.unflagged']], between: edited('login', (answer) => (answer.success ? answer : { ...answer, value: undefined })) },
  {
    name: 'answers slowly', faults: [['notices', 'answer.slow']],
    between: (honest, passTime) => async (request) => {
      if (nameOf(request) === 'notices') passTime(3_000);
      return honest(request);
    },
  },
  {
    name: 'answers with a page', faults: [['banners', 'answer.html']],
    between: rewritten('banners', () => new Response('<!doctype html><title>502 Bad Gateway</title>', { headers: { 'Content-Type': 'text/html' } })),
  },
  {
    name: 'breaks the connection', faults: [['leaderBoard', 'answer.silent']],
    between: (honest) => (request) => (nameOf(request) === 'leaderBoard' && request.headers.has(headers.token) ? Promise.reject(new TypeError('reset')) : honest(request)),
  },
  {
    // Like a cache whose key tells members from visitors, but not one member from another.
    name: "answers one member with what is another's", faults: [['memberInfo', 'session.alive'], ['memberInfo', 'cache.member']],
    between: cachedBy('memberInfo', (request) => (request.headers.has(headers.token) ? 'member' : undefined)),
  },
  { name: 'answers without a session', faults: [['missionList', 'access.open']], between: cachedBy('missionList', () => 'all') },
  {
    name: 'lets caches keep what is a member\'s', faults: [['messages', 'cache.header']],
    between: rewritten('messages', async (response) => new Response(await response.text(), { headers: { 'Cache-Control': 'public, max-age=60' } })),
  },
  {
    name: 'serves a merchant that does not exist', faults: [['settings', 'merchant.open']],
    between: forwarded('settings', (request) => withHeaders(request, { [headers.merchant]: 'leve' })),
  },
  {
    name: 'forgets a favourite that it confirmed', faults: [['addFavourite', 'change.lost']],
    between: (honest) => async (request) => (nameOf(request) === 'addFavourite' ? Response.json({ success: true, value: {} }) : honest(request)),
  },
  { name: 'opens a vendor in a way of its own', faults: [['allVassalage', 'frame.rule']], between: valued('allVassalage', (vendors) => (vendors as unknown as Json[]).map((vendor) => ({ ...vendor, opens: 'popup' }))) },
  {
    name: 'forbids its games to be framed', faults: [['launchGame', 'frame.refused']],
    between: (honest) => async (request) => {
      const response = await honest(request);
      return new URL(request.url).pathname.startsWith('/play/') ? new Response(response.body, { headers: { 'X-Frame-Options': 'DENY' } }) : response;
    },
  },
  { name: 'lets a trial account withdraw', faults: [['withdrawalOffer', 'trial.refusal']], between: cachedBy('withdrawalOffer', (request) => (request.headers.has(headers.token) ? 'member' : undefined)) },
];
