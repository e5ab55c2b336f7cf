import { differs } from '../support/rows.ts';

/** A check of the worker's answers; gives a failure or undefined. */
export interface AnswerTest {
  name: string;
  test(): Promise<string | undefined>;
}

const html = { accept: 'text/html' };

/** Checks that the worker answers like the edge on Node. */
export function answersOf(address: string): AnswerTest[] {
  const get = (path: string, headers: Record<string, string> = {}) => fetch(address + path, { headers, redirect: 'manual' });
  return [
    {
      name: 'a page has its policy, its content and its ETag',
      async test() {
        const response = await get('/m/home', html);
        const text = await response.text();
        // Without this header, `fetch` would send `no-cache` with If-None-Match.
        const again = await get('/m/home', { ...html, 'cache-control': 'max-age=0', 'if-none-match': response.headers.get('etag')! });
        const policy = response.headers.get('content-security-policy') ?? '';
        return differs([response.status, policy.startsWith("default-src 'none'"), text.includes('"/wps/system/settings":{'), text.includes('banner-picture'), again.status], [200, true, true, true, 304]);
      },
    },
    {
      name: 'a hashed file is cached for ever',
      async test() {
        const path = /"(\/assets\/app-[^"]+\.js)"/.exec(await (await get('/m/home', html)).text())![1]!;
        const { status, headers } = await get(path);
        return differs([status, headers.get('cache-control'), headers.get('x-content-type-options')], [200, 'public, max-age=31536000, immutable', 'nosniff']);
      },
    },
    {
      name: 'internal files of the build are answered with 404',
      async test() {
        const statuses = await Promise.all(['/pages.json', '/index.html', '/pages/pt/home.html', '/assets/none.js', '/nowhere'].map(async (path) => (await get(path)).status));
        return differs(statuses, [404, 404, 404, 404, 404]);
      },
    },
    {
      name: 'calls reach the gateway, and their answers are sandboxed',
      async test() {
        const { status, headers } = await get('/wps/system/status');
        return differs([status, headers.get('content-security-policy')], [200, "sandbox; default-src 'none'"]);
      },
    },
    {
      name: 'a call with a body reaches the gateway, a too long body does not',
      async test() {
        const post = async (bytes: number) => (await fetch(`${address}/wps/session/login`, { method: 'POST', body: 'x'.repeat(bytes), headers: { 'content-type': 'application/json' } })).status;
        return differs([await post(10), await post(7 * 1024 * 1024)], [200, 413]);
      },
    },
    {
      name: 'manifest, icon, robots.txt and healthz are served',
      async test() {
        const answers = await Promise.all(['/manifest.webmanifest', '/icon-192.png', '/robots.txt', '/healthz'].map(async (path) => (await get(path)).status));
        return differs(answers, [200, 200, 200, 200]);
      },
    },
  ];
}
