import { createDecipheriv, generateKeyPairSync, privateDecrypt, constants } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '../../../../src/contract/endpoint.ts';
import { type GatewayKey, gatewayKeysPath } from '../../../../src/contract/gateway-keys.ts';
import { record, text } from '../../../../src/contract/shape.ts';

const sealed = endpoint('/wps/sealed', record({ name: text }), record({ name: text }), { method: 'POST', send: 'encrypted' });

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048, publicKeyEncoding: { type: 'spki', format: 'pem' }, privateKeyEncoding: { type: 'pkcs8', format: 'pem' } });
const old = pair();
const next = pair();

/** The eight bytes of a key in an `Encryption` header. */
const unwrapped = (header: string, privateKey: string): Buffer => privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(header, 'base64'));

/** A body as a gateway opens it, by whatever key the header has; throws where another key was meant. */
function opened(body: string, header: string, privateKey: string): Record<string, unknown> {
  const key = unwrapped(header, privateKey);
  const decipher = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
  return JSON.parse(decipher.update(body, 'base64', 'utf8') + decipher.final('utf8')) as Record<string, unknown>;
}

/** A gateway that opens bodies by one key, at an edge that names `keys`; its requests are noted. */
function gatewayWith(privateKey: string, keys: readonly GatewayKey[]) {
  const seen: { path: string; keyId: string | null }[] = [];
  vi.stubGlobal('fetch', async (address: string, options: RequestInit = {}) => {
    const sent = new Headers(options.headers);
    seen.push({ path: address, keyId: sent.get('Encryption-Key') });
    if (address === gatewayKeysPath) return Response.json(keys);
    try {
      return Response.json({ success: true, value: opened(options.body as string, sent.get('Encryption')!, privateKey) });
    } catch {
      return Response.json({ success: false, errorCode: 'request.invalid' });
    }
  });
  return seen;
}

let call: typeof import('../../../../src/app/gateway/call.ts')['call'];
let encrypt: typeof import('../../../../src/app/gateway/envelope.ts')['encrypt'];
let prepareKey: typeof import('../../../../src/app/gateway/envelope.ts')['prepareKey'];
let identity: typeof import('../../../../src/app/gateway/identity.ts')['identity'];
let pageData: typeof import('../../../../src/app/device/page-data.ts')['pageData'];

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // A page of its own for each test, that knows of no change.
  vi.resetModules();
  ({ call } = await import('../../../../src/app/gateway/call.ts'));
  ({ encrypt, prepareKey } = await import('../../../../src/app/gateway/envelope.ts'));
  ({ identity } = await import('../../../../src/app/gateway/identity.ts'));
  ({ pageData } = await import('../../../../src/app/device/page-data.ts'));
  vi.stubGlobal('fetch', async () => Response.json([{ id: 'old', publicKey: old.publicKey }]));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a key is eight bytes of ASCII, and takes all 64 that DES tells apart in each place', async () => {
  const seen = Array.from({ length: 8 }, () => new Set<number>());
  const drawn = vi.spyOn(crypto, 'getRandomValues');
  for (let byte = 0; byte < 256; byte++) {
    drawn.mockImplementationOnce((bytes) => (bytes as Uint8Array).fill(byte) as never);
    const { headers } = await encrypt('{}');
    const key = unwrapped(headers.Encryption!, old.privateKey);
    expect(key).toHaveLength(8);
    for (const [place, part] of [...key].entries()) {
      expect(part).toBeGreaterThan(0);
      expect(part).toBeLessThan(0x80);
      // DES ignores a byte's last bit.
      seen[place]!.add(part >> 1);
    }
  }
  drawn.mockRestore();
  expect(seen.map(({ size }) => size)).toEqual(Array(8).fill(64));
});

test('the time and a nonce are sealed in where the platform wants them, and only there', async () => {
  const bodyOf = async () => {
    const { body, headers } = await encrypt('{"name":"ação"}');
    return opened(body, headers.Encryption!, old.privateKey);
  };
  expect(await bodyOf()).toEqual({ name: 'ação' });
  identity.sealsOnce = () => true;
  const [first, second] = [await bodyOf(), await bodyOf()];
  expect(first).toMatchObject({ name: 'ação', nonce: expect.stringMatching(/^[\da-f]{32}$/) as string });
  expect(Math.abs((first.sealedAt as number) - Date.now())).toBeLessThan(5_000);
  expect(second.nonce).not.toBe(first.nonce);
});

test('fields are sealed under the names that the gateway has for them', async () => {
  pageData.merchant.sealedNames = { username: 'user_name' };
  const { body, headers } = await encrypt('{"username":"ana","password":"x"}');
  delete pageData.merchant.sealedNames;
  expect(opened(body, headers.Encryption!, old.privateKey)).toEqual({ user_name: 'ana', password: 'x' });
});

test('the key is asked for once, before the first body or with it', async () => {
  const seen = gatewayWith(old.privateKey, [{ id: 'old', publicKey: old.publicKey }]);
  prepareKey();
  await call(sealed, { name: 'a' });
  await call(sealed, { name: 'b' });
  expect(seen.map(({ path }) => path)).toEqual([gatewayKeysPath, '/wps/sealed', '/wps/sealed']);
});

test('where the edge does not answer for the key, the login fails as any call does, and the next one asks again', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  prepareKey();
  await expect(call(sealed, { name: 'a' })).rejects.toMatchObject({ kind: 'network' });
  const seen = gatewayWith(old.privateKey, [{ id: 'old', publicKey: old.publicKey }]);
  await expect(call(sealed, { name: 'a' })).resolves.toEqual({ name: 'a' });
  expect(seen).toHaveLength(2);
});

test('a silent edge is asked for the key anew after ten seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))));
  const failed = expect(call(sealed, { name: 'a' })).rejects.toMatchObject({ kind: 'network' });
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
  vi.useRealTimers();
  gatewayWith(old.privateKey, [{ publicKey: old.publicKey }]);
  await expect(call(sealed, { name: 'a' })).resolves.toEqual({ name: 'a' });
});

test('an open page learns of the gateway\'s new key with the login that was sealed for the old one, and nobody sees it fail', async () => {
  const keys = [{ id: 'old', publicKey: old.publicKey }];
  const seen = gatewayWith(next.privateKey, keys);
  await encrypt('{}');
  keys.unshift({ id: 'new', publicKey: next.publicKey });
  await expect(call(sealed, { name: 'a' })).resolves.toEqual({ name: 'a' });
  await expect(call(sealed, { name: 'b' })).resolves.toEqual({ name: 'b' });
  expect(seen.slice(1)).toEqual([
    { path: '/wps/sealed', keyId: 'old' }, { path: gatewayKeysPath, keyId: null }, { path: '/wps/sealed', keyId: 'new' },
    { path: '/wps/sealed', keyId: 'new' },
  ]);
});

test('where the gateway still has the old key alone, the phone falls back to it', async () => {
  const seen = gatewayWith(old.privateKey, [{ id: 'new', publicKey: next.publicKey }, { id: 'old', publicKey: old.publicKey }]);
  await expect(call(sealed, { name: 'a' })).resolves.toEqual({ name: 'a' });
  expect(seen.map(({ keyId }) => keyId)).toEqual([null, 'new', null, 'old']);
});

test('without another key a refusal is the refusal that it is, and is sent once', async () => {
  const seen = gatewayWith(next.privateKey, [{ publicKey: old.publicKey }]);
  await expect(call(sealed, { name: 'a' })).rejects.toMatchObject({ kind: 'refused', code: 'request.invalid' });
  expect(seen.map(({ path }) => path)).toEqual([gatewayKeysPath, '/wps/sealed', gatewayKeysPath]);
});

test('where the gateway opens nothing by either key, its refusal is told after one change', async () => {
  const seen = gatewayWith(pair().privateKey, [{ id: 'new', publicKey: next.publicKey }, { id: 'old', publicKey: old.publicKey }]);
  await expect(call(sealed, { name: 'a' })).rejects.toMatchObject({ code: 'request.invalid' });
  expect(seen).toHaveLength(4);
});

test('a gateway with one key is sent no id of it', async () => {
  const seen = gatewayWith(old.privateKey, [{ publicKey: old.publicKey }]);
  await call(sealed, { name: 'a' });
  expect(seen.at(-1)).toEqual({ path: '/wps/sealed', keyId: null });
});

test('from the home screen a body goes as it is, under the gateway\'s names, and says so in its headers', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nothing is asked for')));
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('standalone') }));
  pageData.merchant.sealedNames = { username: 'user_name' };
  identity.sealsOnce = () => true;
  prepareKey();
  const sent = await encrypt('{"username":"ana","password":"x"}');
  delete pageData.merchant.sealedNames;
  expect(sent).toEqual({ body: '{"user_name":"ana","password":"x"}', headers: { 'Content-Type': 'application/json', Encryption: 'OTHERS', Device: 'OTHERS' } });
});

test.each(['', 'no key', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----'])('without a usable key nothing is sealed, and nothing is sent in the clear: "%s"', async (publicKey) => {
  const seen = gatewayWith(old.privateKey, [{ publicKey }]);
  await expect(call(sealed, { name: 'x' })).rejects.toMatchObject({ kind: 'unconfigured' });
  expect(seen.map(({ path }) => path)).toEqual([gatewayKeysPath]);
});

test('a sealed body is text, and says by which key', async () => {
  const { headers } = await encrypt('{}');
  expect([headers['Content-Type'], headers['Encryption-Key'], Object.keys(headers)]).toEqual(['text/plain', 'old', ['Content-Type', 'Encryption', 'Encryption-Key']]);
});

test('another key is asked for once in 15 s, and only where a sealed body could not be opened', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const keys = [old, pair(), pair()].map(({ publicKey }, at) => ({ id: `key ${at}`, publicKey }));
  const seen = gatewayWith(pair().privateKey, keys);
  await encrypt('{}');
  seen.length = 0;
  const asked = () => seen.splice(0).filter(({ path }) => path === gatewayKeysPath).length;
  const refused = () => expect(call(sealed, { name: 'a' })).rejects.toMatchObject({ code: 'request.invalid' });
  await refused();
  expect(asked()).toBe(1);
  vi.advanceTimersByTime(14_999);
  await refused();
  expect(asked()).toBe(0);
  vi.advanceTimersByTime(1);
  await refused();
  expect(asked()).toBe(1);
  vi.useRealTimers();
});

test.each([['encrypted', 'wallet.low'], ['json', 'request.invalid'], ['form', 'request.invalid']] as const)('a body sent as %s that is refused as %s is no matter of keys', async (send, code) => {
  const paths: string[] = [];
  await encrypt('{}');
  vi.stubGlobal('fetch', async (address: string) => {
    paths.push(address);
    return Response.json({ success: false, errorCode: code });
  });
  await expect(call({ ...sealed, send }, { name: 'a' })).rejects.toMatchObject({ code });
  expect(paths).toEqual(['/wps/sealed']);
});

test('where the edge names no keys, the refusal is told', async () => {
  await encrypt('{}');
  vi.stubGlobal('fetch', async (address: string) => (address === gatewayKeysPath ? new Response('<html>', { status: 502 }) : Response.json({ success: false, errorCode: 'request.invalid' })));
  await expect(call(sealed, { name: 'a' })).rejects.toMatchObject({ code: 'request.invalid' });
});
