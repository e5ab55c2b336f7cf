import { standUp, tokenOf } from './sandbox-caller.ts';
import type { Answered, Phone } from './sandbox-caller.ts';

export interface Seated {
  base: string;
  page: string;
  /** Sends a call of the page, with its cookie. */
  post(path: string, body: unknown, cookie?: string): Promise<Record<string, unknown>>;
  get(path: string): Promise<Record<string, unknown>>;
  reload(): Promise<Response>;
}

/** A member before the platform, who can launch games and sit down at them. */
export async function player(username = 'marina') {
  const phone = await standUp();
  const token = await tokenOf(phone, username);
  const ask = (method: string, path: string, body?: unknown): Promise<Answered> =>
    phone.call(path, { method, token, body: body === undefined ? undefined : JSON.stringify(body) });
  return {
    ...phone,
    token,
    send: ask,
    balance: async () => ((await ask('GET', '/wps/wallet')).value as { sumBalance: number }).sumBalance,
    locked: async () => ((await ask('GET', '/wps/wallet/merchant')).value as { locked: number }).locked,
    launch: (fields: Record<string, unknown> = {}) =>
      ask('POST', '/wps/game/launch/v3', { category: 'RNG', vendor: 'BGS', gameId: '', nodeId: '', language: 'pt', backUrl: '/m/home', ...fields }),
    launchLottery: (fields: Record<string, unknown> = {}) =>
      ask('POST', '/wps/lottery/launch', {
        lottoArea: 'VN', launchMode: 'LOTT', lottoPrizeMode: 'Lott', lottoView: 'lobby', device: 'MOBILE', backUrl: '/m/home', language: 'pt', ...fields,
      }),
    sit: (answered: Answered) => sitDown(phone, (answered.value as { gameUrl: string }).gameUrl),
  };
}

/** Opens a launched game as a browser does: the ticket, then where it leads, with the cookie that came. */
export async function sitDown(phone: Pick<Phone, 'fetch'>, gameUrl: string): Promise<Seated> {
  const entered = await phone.fetch(new Request(`http://phone.test${gameUrl}`));
  const base = entered.headers.get('Location') ?? '';
  const held = (entered.headers.get('Set-Cookie') ?? '').split(';')[0]!;
  const fetchPage = (path: string, init?: RequestInit, cookie = held) =>
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

/** The data that the platform put into the page. */
export const pageData = (page: string): Record<string, unknown> =>
  JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(page)![1]!) as Record<string, unknown>;
