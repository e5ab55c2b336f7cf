import { vi } from 'vitest';

type Answer = unknown | ((search: URLSearchParams) => unknown);

/** The answer of a stubbed platform at a path; a `Refused` refuses. */
export class Refused {
  readonly code: string;
  constructor(code: string) {
    this.code = code;
  }
}

export interface StubRequest {
  method: string;
  path: string;
  search: URLSearchParams;
  body: unknown;
}

/** Stubs `fetch` with answers by path; `requests` records the calls. A path without an answer is refused with `game.unavailable`. */
export function stubPlatform(answers: Record<string, Answer>) {
  const requests: StubRequest[] = [];
  vi.stubGlobal('fetch', (address: string, request: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://phone');
    const body = typeof request.body === 'string' ? (JSON.parse(request.body) as unknown) : undefined;
    requests.push({ method: request.method ?? 'GET', path: pathname, search: searchParams, body });
    const found = answers[pathname] ?? new Refused('game.unavailable');
    const value: unknown = typeof found === 'function' ? (found as (search: URLSearchParams) => unknown)(searchParams) : found;
    const answer = value instanceof Refused ? { success: false, errorCode: value.code } : { success: true, value };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  return {
    requests,
    answers,
    of: (path: string) => requests.filter((one) => one.path === path),
  };
}

/** Settings of a merchant that shows failures, or hides them. */
export const settingsValue = (speakFailures: boolean, jackpot = 'show') => ({
  customerService: {},
  imageCDNs: ['/cdn'],
  mobileTemplate: {},
  resources: [{ resourceType: 'Android', url: '/app.apk' }],
  whitelabel: {},
  promotions: {},
  contacts: {},
  speakFailures,
  jackpot,
});

export const game = (nodeId: string, more: object = {}) => ({
  nodeId,
  gameName: `Jogo ${nodeId}`,
  vassalage: 'BGS',
  iconUrl: `/games/${nodeId}.svg`,
  gameType: 'RNG',
  gameId: `game-${nodeId}`,
  ...more,
});

export const lottery = (gameId: string, more: object = {}) => ({
  gameId,
  gameCode: `code-${gameId}`,
  gameGroupCode: 'group',
  remark: `Loteria ${gameId}`,
  mobileIconUrl: `/lotteries/${gameId}.svg`,
  numero: '20261120-0001',
  isSale: true,
  remainTime: 60_000,
  lockTime: 0,
  lotteryTime: [0, 60_000],
  previousWinningNumber: '48213,11~20261119',
  ...more,
});

/** Runs pending promises without moving the clock. */
export const settle = () => vi.advanceTimersByTimeAsync(0);
