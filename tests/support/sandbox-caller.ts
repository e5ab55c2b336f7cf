import { constants, createCipheriv, publicEncrypt } from 'node:crypto';
import { createPlatform } from '../../src/sandbox/platform.ts';
import type { PlatformOptions, RunningPlatform } from '../../src/sandbox/platform.ts';
import { outbox } from '../../src/sandbox/outbox/outbox.ts';
import { changed } from '../../src/sandbox/settings/change.ts';
import type { MerchantChange } from '../../src/sandbox/settings/change.ts';
import { findMerchant, saveMerchant } from '../../src/sandbox/settings/merchants.ts';
import { rows } from '../../src/sandbox/store/database.ts';
import { readySeeds } from './merchants.ts';

export interface Answered {
  success: boolean;
  value?: unknown;
  errorCode?: string;
}

export interface Asking {
  method?: string;
  body?: string;
  token?: string;
  merchant?: string;
  address?: string;
  headers?: Record<string, string>;
}

/** Opens the console of every platform here. */
export const consoleToken = 'the-token-of-the-tests';

/** Platforms as they stood up, by the options that they were filled with: filling takes much longer than copying. */
const filled = new Map<string, Uint8Array>();

async function platformIn(options: PlatformOptions): Promise<RunningPlatform> {
  if (options.file !== ':memory:') return createPlatform(options);
  const name = JSON.stringify([options.seed, options.hasPast, options.clock!.now()]);
  const running = await createPlatform({ copyOf: filled.get(name), ...options });
  if (!filled.has(name)) filled.set(name, running.platform.database.serialize());
  return running;
}

/** A phone before a platform in memory, with a clock that stands until it is moved; its members have no past unless `options` say so. */
export async function standUp(options: Partial<PlatformOptions> = {}) {
  let now = Date.UTC(2026, 10, 20, 12);
  const running = await platformIn({ merchants: readySeeds, file: ':memory:', seed: 1, consoleToken, hasPast: false, clock: { now: () => now }, ...options });
  let cookie = '';

  async function ask(path: string, { method = 'GET', body, token, merchant = 'leve', address, headers = {} }: Asking = {}): Promise<Response> {
    const sent = new Headers({ Merchant: merchant, Language: 'pt', ...headers });
    if (token) sent.set('Authorization', token);
    if (cookie) sent.set('Cookie', cookie);
    const response = await running.fetch(new Request(`http://phone.test${path}`, { method, body, headers: sent }), address);
    const given = response.headers.get('Set-Cookie');
    if (given) cookie = given.split(';')[0]!;
    return response;
  }

  /** Asks one of the console's own calls, as a script that has the token. */
  const askConsole = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> => running.fetch(
    new Request(`http://localhost/sandbox/api${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: { Authorization: `Bearer ${consoleToken}`, 'Content-Type': 'application/json', ...headers },
    }),
  );

  const call = async (path: string, asking?: Asking): Promise<Answered> => (await ask(path, asking)).json() as Promise<Answered>;

  const sealed = (method: string, path: string, fields: unknown, asking: Asking): Promise<Answered> => {
    const { body, wrappedKey } = seal(JSON.stringify(fields), running.publicKey);
    return call(path, { method, body, ...asking, headers: { Encryption: wrappedKey, ...asking.headers } });
  };

  return {
    ...running,
    ask,
    askConsole,
    call,
    later: (duration: number) => { now += duration; },
    leaveCookieBehind: () => { cookie = ''; },
    logIn: (fields: Record<string, unknown>, asking: Asking = {}) => sealed('POST', '/wps/session/login', { type: 'username', ...fields }, asking),
    register: (fields: Record<string, unknown>, asking: Asking = {}) => sealed('PUT', '/wps/member/register', {
      registerUrl: 'phone.test', domain: 'phone.test', registerMethod: 'H5', type: 0, ...fields,
    }, asking),
    send: (method: string, path: string, fields: unknown, asking: Asking = {}) => call(path, { method, body: JSON.stringify(fields), ...asking }),
    /** Changes the merchant as the console does. */
    set: (wanted: MerchantChange) => {
      const { database } = running.platform;
      saveMerchant(database, changed(findMerchant(database, 'leve')!, wanted, running.platform));
    },
    sent: () => outbox(running.platform.database, 50),
    /** the code in the last SMS */
    lastCode: () => /\d{6}/.exec(outbox(running.platform.database, 1)[0]!.body)![0],
    solveCaptcha: async () => {
      await call('/wps/captcha');
      return captchaAnswer(running);
    },
  };
}

export type Phone = Awaited<ReturnType<typeof standUp>>;

export async function tokenOf(phone: Phone, username = 'marina'): Promise<string> {
  const answered = await phone.logIn({ username, password: 'leve2026' });
  return (answered.value as { token: string }).token;
}

/** Seals a body as A §3 wants it, without the platform's own code. */
export function seal(text: string, publicKey: string, key = 'a1B2c3D4'): { body: string; wrappedKey: string } {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key + key + key), null);
  const wrapped = publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(key));
  return { body: Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64'), wrappedKey: wrapped.toString('base64') };
}

function captchaAnswer({ platform }: RunningPlatform): string {
  return rows<{ answer: string }>(platform.database, 'select answer from captchas')[0]!.answer;
}
