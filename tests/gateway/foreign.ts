/**
 * The box behind another protocol, for which the example adapter is written. It shares no code with the adapter, so that
 * a mistake in one of them is seen.
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
const namesHere = Object.fromEntries(Object.entries(names).map(([name, theirs]) => [theirs, name]));

/** Counts of a mission, minutes of a limit and lengths in form rules share names with amounts. */
function isAmount(name: string, { unit, kind, whitespace, pattern, type }: Json): boolean {
  if (name === 'target' || name === 'progress') return unit === 'money';
  if (name === 'least' || name === 'most') return whitespace === undefined && pattern === undefined && type === undefined;
  return amounts.has(name) && kind !== 'time';
}

const toForeign = (name: string, value: unknown, around: Json): unknown => {
  if (Array.isArray(value)) return value.map((entry) => toForeign(name, entry, around));
  if (typeof value === 'object' && value !== null) {
    // A pending change of a limit has the unit of the limit around it.
    const inside = name === 'pending' ? { ...value as Json, kind: around.kind } : value as Json;
    return Object.fromEntries(Object.entries(value).map(([field, entry]) => [names[field] ?? field, toForeign(field, entry, inside)]));
  }
  if (typeof value !== 'number') return value;
  if (isAmount(name, around)) return (value / 100).toFixed(2);
  return moments.test(name) ? new Date(value).toISOString() : value;
};

const fromForeign = (input: Json): Json =>
  Object.fromEntries(Object.entries(input).map(([theirs, value]) => {
    const name = namesHere[theirs] ?? theirs;
    return [name, isAmount(name, input) && /^-?\d+\.\d\d$/.test(String(value)) ? Math.round(Number(value) * 100) : value];
  }));

/** Serves the box as a foreign gateway under `/api/v2`. */
export const foreign = (box: Fetch): Fetch => async (request) => {
  const url = new URL(request.url);
  // Art is art.
  if (url.pathname.startsWith('/cdn/')) return box(request);
  if (!url.pathname.startsWith('/api/v2/')) return new Response('Not found', { status: 404 });
  url.pathname = url.pathname.replace('/api/v2/', '/wps/');
  const sent = new Headers(request.headers);
  sent.set('Merchant', sent.get('X-Brand') ?? '');
  const token = sent.get('Authorization');
  if (token) sent.set('Authorization', /^Bearer (.+)$/.exec(token)?.[1] ?? '');
  url.search = String(new URLSearchParams(fromForeign(Object.fromEntries(url.searchParams)) as Record<string, string>));
  let body: string | ArrayBuffer | undefined;
  if (request.method !== 'GET' && request.method !== 'DELETE') {
    body = await request.arrayBuffer();
    const isJson = sent.get('Content-Type') === 'application/json' && !sent.has('Encryption');
    if (isJson) body = JSON.stringify(fromForeign(JSON.parse(new TextDecoder().decode(body)) as Json));
  }
  const response = await box(new Request(url, { method: request.method, headers: sent, body }));
  const { success, value, errorCode } = await response.json() as { success: boolean; value?: Json; errorCode?: string };
  const answer = success ? { code: 0, data: toForeign('', value, {}) } : { code: codes[errorCode!] ?? errorCode, message: 'refused', data: value };
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  return new Response(JSON.stringify(answer), { status: success ? 200 : 400, headers });
};
