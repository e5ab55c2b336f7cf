/**
 * A gateway that speaks otherwise, put together from the box: what the example adapter is written for. It shares no
 * code with the adapter, so that both would have to make the same mistake.
 */
type Fetch = (request: Request) => Promise<Response>;
type Json = Record<string, unknown>;

const amounts = new Set([
  'sumBalance', 'locked', 'amount', 'fee', 'leftToday', 'least', 'most', 'quick', 'winAmount', 'minimumBet', 'bonus', 'deposits', 'stakes', 'staked', 'won',
  'refunded', 'rewarded', 'net', 'commission', 'paid', 'atLeast', 'balanceAfter', 'stake', 'payout', 'paidIn', 'paidOut', 'weekResult', 'result', 'waiting',
  'claimed', 'basis', 'used', 'target', 'progress',
]);
const moments = /^(.*At|serverTime|regDate|matchTime|winningTime|at|lotteryTime|from|to|day)$/;
const names: Readonly<Record<string, string>> = {
  sumBalance: 'balance', currencySymbol: 'symbol', token: 'access_token', requestId: 'idempotency_key', pageNo: 'page', totalPages: 'page_count', regDate: 'registered_at',
};
const codes: Readonly<Record<string, string>> = {
  'session.missing': 'UNAUTHENTICATED', 'session.expired': 'TOKEN_EXPIRED', 'login.wrong': 'BAD_CREDENTIALS', 'wallet.low': 'INSUFFICIENT_FUNDS',
};
const ours = Object.fromEntries(Object.entries(names).map(([name, theirs]) => [theirs, name]));

/** Neither counts of a mission, nor minutes of a limit, nor lengths in the rules of a form are amounts. */
function isAmount(name: string, { unit, kind, whitespace, pattern, type }: Json): boolean {
  if (name === 'target' || name === 'progress') return unit === 'money';
  if (name === 'least' || name === 'most') return whitespace === undefined && pattern === undefined && type === undefined;
  return amounts.has(name) && kind !== 'time';
}

const told = (name: string, value: unknown, around: Json): unknown => {
  if (Array.isArray(value)) return value.map((entry) => told(name, entry, around));
  if (typeof value === 'object' && value !== null) {
    // A change of a limit that waits is told under the limit, and in its unit.
    const inside = name === 'pending' ? { ...value as Json, kind: around.kind } : value as Json;
    return Object.fromEntries(Object.entries(value).map(([field, entry]) => [names[field] ?? field, told(field, entry, inside)]));
  }
  if (typeof value !== 'number') return value;
  if (isAmount(name, around)) return (value / 100).toFixed(2);
  return moments.test(name) ? new Date(value).toISOString() : value;
};

const heard = (input: Json): Json =>
  Object.fromEntries(Object.entries(input).map(([theirs, value]) => {
    const name = ours[theirs] ?? theirs;
    return [name, isAmount(name, input) && /^-?\d+\.\d\d$/.test(String(value)) ? Math.round(Number(value) * 100) : value];
  }));

/** The box as a gateway under `/api/v2`. */
export const foreign = (box: Fetch): Fetch => async (request) => {
  const url = new URL(request.url);
  if (!url.pathname.startsWith('/api/v2/')) return new Response('Not found', { status: 404 });
  url.pathname = url.pathname.replace('/api/v2/', '/wps/');
  const sent = new Headers(request.headers);
  sent.set('Merchant', sent.get('X-Brand') ?? '');
  const token = sent.get('Authorization');
  if (token) sent.set('Authorization', /^Bearer (.+)$/.exec(token)?.[1] ?? '');
  url.search = String(new URLSearchParams(heard(Object.fromEntries(url.searchParams)) as Record<string, string>));
  let body: string | ArrayBuffer | undefined;
  if (request.method !== 'GET' && request.method !== 'DELETE') {
    body = await request.arrayBuffer();
    const isJson = sent.get('Content-Type') === 'application/json' && !sent.has('Encryption');
    if (isJson) body = JSON.stringify(heard(JSON.parse(new TextDecoder().decode(body)) as Json));
  }
  const answered = await box(new Request(url, { method: request.method, headers: sent, body }));
  const { success, value, errorCode } = await answered.json() as { success: boolean; value?: Json; errorCode?: string };
  const answer = success ? { code: 0, data: told('', value, {}) } : { code: codes[errorCode!] ?? errorCode, message: 'refused', data: value };
  const headers = new Headers(answered.headers);
  headers.delete('Content-Length');
  return new Response(JSON.stringify(answer), { status: success ? 200 : 400, headers });
};
