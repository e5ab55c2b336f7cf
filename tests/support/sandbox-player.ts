import { startSandbox, tokenOf, type Answer, type Phone } from './sandbox-caller.ts';

export interface GameSession {
  base: string;
  secret: string;
  page: string;
  /** Sends a call of the game's page, with its secret or another. */
  post(path: string, body: object, secret?: string): Promise<Record<string, unknown>>;
  get(path: string): Promise<Record<string, unknown>>;
  reload(): Promise<Response>;
}

/** A logged-in member of a platform in memory, who can launch and open games. */
export async function player(username = 'marina') {
  const phone = await startSandbox();
  const token = await tokenOf(phone, username);
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    phone.call(path, { method, token, body: body === undefined ? undefined : JSON.stringify(body) });
  return {
    ...phone,
    token,
    send: call,
    balance: async () => ((await call('GET', '/wps/wallet')).value as { sumBalance: number }).sumBalance,
    locked: async () => ((await call('GET', '/wps/wallet/merchant')).value as { locked: number }).locked,
    launch: (fields: Record<string, unknown> = {}) =>
      call('POST', '/wps/game/launch/v3', { category: 'RNG', vendor: 'BGS', gameId: '', nodeId: '', language: 'pt', backUrl: '/m/home', ...fields }),
    launchLottery: (fields: Record<string, unknown> = {}) =>
      call('POST', '/wps/lottery/launch', {
        lottoArea: 'VN', launchMode: 'LOTT', lottoPrizeMode: 'Lott', lottoView: 'lobby', device: 'MOBILE', backUrl: '/m/home', language: 'pt', ...fields,
      }),
    openGame: (launched: Answer) => openGame(phone, (launched.value as { gameUrl: string }).gameUrl),
  };
}

/** Opens a launched game as a browser does: by its ticket, and again by the cookie that came with it; the page's calls bear its secret. */
export async function openGame(phone: Pick<Phone, 'fetch'>, gameUrl: string): Promise<GameSession> {
  const open = (cookie = '') => phone.fetch(new Request(`http://phone.test${gameUrl}`, { headers: { Cookie: cookie } }));
  const entered = await open();
  const page = await entered.text();
  const { base = '', secret = '' } = (page.includes('page-data') ? pageData(page) : {}) as { base?: string; secret?: string };
  const post = async (path: string, body: object = {}, named = secret) =>
    (await (await phone.fetch(new Request(`http://phone.test${base}${path}`, { method: 'POST', body: JSON.stringify({ ...body, secret: named }) }))).json()) as Record<string, unknown>;
  return { base, secret, page, post, get: post, reload: () => open((entered.headers.get('Set-Cookie') ?? '').split(';')[0]) };
}

/** The JSON data in the game's page. */
export const pageData = (page: string): Record<string, unknown> =>
  JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(page)![1]!) as Record<string, unknown>;
