import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { act, fireEvent } from '@testing-library/preact';
import { vi } from 'vitest';
import type { Settings } from '../../src/contract/endpoints/platform.ts';
import { gatewayKeysPath } from '../../src/contract/gateway-keys.ts';
import { refreshSettings } from '../../src/app/features/merchant/merchant.ts';

/** Canned answers of the platform for tests of screens; end-to-end tests use the real one. */

const makeKeys = () => generateKeyPairSync('rsa', {
  modulusLength: 2048, publicKeyEncoding: { type: 'spki', format: 'pem' }, privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
let made: ReturnType<typeof makeKeys> | undefined;
/** Made when the app asks for one: most files seal nothing, and a pair takes 60 ms of processor. */
const keys = () => (made ??= makeKeys());

interface Sent {
  path: string;
  method: string;
  request: RequestInit;
}

/** the platform's answers by path; a function is called at each request */
export let answers: Record<string, unknown> = {};
export let sent: Sent[] = [];

export const opened = { token: 'token-1', userName: 'marina12', customerType: 0, firstTimeLogin: false };
export const yes = (value: unknown = {}) => ({ success: true, value });
export const no = (errorCode: string, value?: unknown) => ({ success: false, errorCode, value });

export const calls = (path: string): Sent[] => sent.filter((call) => call.path === path);
export const bodyOf = (call: Sent): unknown => JSON.parse(String(call.request.body));

/** Decrypts a body with Node's ciphers, an implementation other than the phone's. */
export function unseal({ request }: Sent): unknown {
  const sealedKey = Buffer.from((request.headers as Record<string, string>).Encryption!, 'base64');
  const key = privateDecrypt({ key: keys().privateKey, padding: constants.RSA_PKCS1_PADDING }, sealedKey);
  const cipher = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
  return JSON.parse(Buffer.concat([cipher.update(String(request.body), 'base64'), cipher.final()]).toString('utf8'));
}

/** From now on time passes only in `settle`. A file keeps one fake clock: a second would drop the effects that wait for a frame of the first. */
export function stopClock(): void {
  if (!vi.isFakeTimers()) vi.useFakeTimers();
}

/** Stubs `fetch` with these answers, and with the settings of a merchant with these flags on. */
export async function startPlatform(flagsOn: readonly string[], own: Record<string, unknown>, settings: Partial<Settings> = {}): Promise<void> {
  stopClock();
  sent = [];
  answers = { ...own };
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const path = address.split('?')[0]!;
    if (path === gatewayKeysPath) return Response.json([{ publicKey: keys().publicKey }]);
    sent.push({ path, method: String(request.method), request });
    const answer: unknown = typeof answers[path] === 'function' ? (answers[path] as () => unknown)() : answers[path];
    if (answer instanceof Promise) return answer;
    return new Response(JSON.stringify(answer ?? no('request.invalid')));
  });
  await setFlags(flagsOn, settings);
}

/** Sets the merchant's flags and fetches its settings anew. */
export async function setFlags(flagsOn: readonly string[], settings: Partial<Settings> = {}): Promise<void> {
  answers['/wps/system/settings'] = yes({
    customerService: {}, imageCDNs: ['/cdn'], mobileTemplate: {}, resources: [], promotions: {}, contacts: {}, speakFailures: false, jackpot: 'off',
    whitelabel: Object.fromEntries(flagsOn.map((flag) => [flag, true])), ...settings,
  });
  await act(refreshSettings);
}

/** Runs calls, effects, dynamic imports and timers of up to 136 ms. */
export async function settle(): Promise<void> {
  // A frame may start another call or import.
  for (let frame = 0; frame < 8; frame++) {
    await vi.advanceTimersByTimeAsync(17);
    await vi.dynamicImportSettled();
  }
}

export const field = (name: string) => document.querySelector<HTMLInputElement>(`#field-${name}`)!;
export const faultOf = (name: string): string => document.querySelector(`#field-${name}-fault`)!.textContent;
export const shownFields = (): string[] => Array.from(document.querySelectorAll('input[id^=field-]'), (input) => input.id.slice(6));

export function fill(values: Record<string, string>): void {
  for (const name of Object.keys(values)) act(() => void fireEvent.input(field(name), { target: { value: values[name] } }));
}

export async function send(): Promise<void> {
  act(() => document.querySelector<HTMLElement>('[type=submit]')!.click());
  await settle();
}
