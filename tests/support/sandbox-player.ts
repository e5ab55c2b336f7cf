import { startSandbox, tokenOf } from './sandbox-caller.ts';
import type { Answer, Phone } from './sandbox-caller.ts';

export interface GameSession {
  base: string;
  page: string;
  /** Sends a call of the game's page, with its cookie. */
  post(path: string, body: unknown, cookie?: string): Promise<Record<string, unknown>>;
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

/** Opens a launched game as a browser does: the ticket, then its redirect, with the cookie that it sets. */
export async function openGame(phone: Pick<Phone, 'fetch'>, gameUrl: string): Promise<GameSession> {
  const entered = await phone.fetch(new Request(`http://phone.test${gameUrl}`));
  const base = entered.headers.get('Location') ?? '';
  const ownCookie = (entered.headers.get('Set-Cookie') ?? '').split(';')[0]!;
  const fetchPage = (path: string, init?: RequestInit, cookie = ownCookie) =>
    phone.fetch(new Request(`http://phone.test${base}${path}`, { ...init, headers: { 'Content-Type': 'application/json', Cookie: cookie } }));
  const json = async (response: Response) => (await response.json()) as Record<string, unknown>;
  return {
    base,
    page: await (await fetchPage('')).text(),
    post: async (path, body, cookie) => json(await fetchPage(path, { method: 'POST', body: JSON.stringify(body) }, cookie)),
    get: async (path) => json(await fetchPage(path)),
    reload: () => fetchPage(''),
  };
}

/** The JSON data in the game's page. */
export const pageData = (page: string): Record<string, unknown> =>
  JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(page)![1]!) as Record<string, unknown>;
