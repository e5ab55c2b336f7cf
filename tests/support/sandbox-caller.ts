import { createPlatform, type PlatformOptions, type RunningPlatform } from '../../src/sandbox/platform.ts';
import { outbox } from '../../src/sandbox/outbox/outbox.ts';
import { withChange, type MerchantChange } from '../../src/sandbox/settings/change.ts';
import { findMerchant, saveMerchant } from '../../src/sandbox/settings/merchants.ts';
import { rows } from '../../src/sandbox/store/database.ts';
import { seal } from '../gateway/kit/seal.ts';
import { boxMerchants } from './merchants.ts';

export interface Answer {
  success: boolean;
  value?: unknown;
  errorCode?: string;
}

export interface RequestOptions {
  method?: string;
  body?: string;
  token?: string;
  merchant?: string;
  address?: string;
  headers?: Record<string, string>;
}

/** Console token of the platforms that `startSandbox` creates. */
export const consoleToken = 'the-token-of-the-tests';

/** Filled databases by their options: filling takes much longer than copying. */
const filled = new Map<string, Uint8Array>();

async function platformIn(options: PlatformOptions): Promise<RunningPlatform> {
  if (options.file !== ':memory:') return createPlatform(options);
  const name = JSON.stringify([options.seed, options.hasPast, options.clock!.now()]);
  const running = await createPlatform({ copyOf: filled.get(name), ...options });
  if (!filled.has(name)) filled.set(name, running.platform.database.serialize());
  return running;
}

/** A phone with a platform in memory, whose clock stands until `advance`. Members have no past unless `options` say so. */
export async function startSandbox(options: Partial<PlatformOptions> = {}) {
  let now = Date.UTC(2026, 10, 20, 12);
  const running = await platformIn({ merchants: boxMerchants, file: ':memory:', seed: 1, consoleToken, hasPast: false, clock: { now: () => now }, ...options });
  let cookie = '';

  async function request(path: string, { method = 'GET', body, token, merchant = 'leve', address, headers = {} }: RequestOptions = {}): Promise<Response> {
    const sent = new Headers({ Merchant: merchant, Language: 'pt', ...headers });
    if (token) sent.set('Authorization', token);
    if (cookie) sent.set('Cookie', cookie);
    const response = await running.fetch(new Request(`http://phone.test${path}`, { method, body, headers: sent }), address);
    const setCookie = response.headers.get('Set-Cookie');
    if (setCookie) cookie = setCookie.split(';')[0]!;
    return response;
  }

  /** Calls the console with its token. */
  const callConsole = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> => running.fetch(
    new Request(`http://localhost/sandbox/api${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: { Authorization: `Bearer ${consoleToken}`, 'Content-Type': 'application/json', ...headers },
    }),
  );

  const call = async (path: string, extra?: RequestOptions): Promise<Answer> => (await request(path, extra)).json() as Promise<Answer>;

  const sealed = (method: string, path: string, fields: unknown, extra: RequestOptions): Promise<Answer> => {
    const { body, wrappedKey } = seal(JSON.stringify(fields), running.publicKey);
    return call(path, { method, body, ...extra, headers: { Encryption: wrappedKey, ...extra.headers } });
  };

  return {
    ...running,
    request,
    callConsole,
    call,
    advance: (ms: number) => { now += ms; },
    clearCookies: () => { cookie = ''; },
    logIn: (fields: Record<string, unknown>, extra: RequestOptions = {}) => sealed('POST', '/wps/session/login', { type: 'username', ...fields }, extra),
    register: (fields: Record<string, unknown>, extra: RequestOptions = {}) => sealed('PUT', '/wps/member/register', {
      registerUrl: 'phone.test', domain: 'phone.test', registerMethod: 'H5', type: 0, ...fields,
    }, extra),
    send: (method: string, path: string, fields: unknown, extra: RequestOptions = {}) => call(path, { method, body: JSON.stringify(fields), ...extra }),
    /** Changes the merchant leve as the console does. */
    set: (wanted: MerchantChange) => {
      const { database } = running.platform;
      saveMerchant(database, withChange(findMerchant(database, 'leve')!, wanted, running.platform));
    },
    sent: () => outbox(running.platform.database, 50),
    /** The code in the last SMS. */
    lastCode: () => /\d{6}/.exec(outbox(running.platform.database, 1)[0]!.body)![0],
    solveCaptcha: async () => {
      await call('/wps/captcha');
      return captchaAnswer(running);
    },
  };
}

export type Phone = Awaited<ReturnType<typeof startSandbox>>;

export async function tokenOf(phone: Phone, username = 'marina', extra: RequestOptions = {}): Promise<string> {
  const response = await phone.logIn({ username, password: 'leve2026' }, extra);
  return (response.value as { token: string }).token;
}

function captchaAnswer({ platform }: RunningPlatform): string {
  return rows<{ answer: string }>(platform.database, 'select answer from captchas')[0]!.answer;
}
