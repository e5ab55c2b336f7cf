import { readyAccounts, readyPassword } from '../sandbox/accounts/fill.ts';
import type { Answer } from '../contract/endpoint.ts';
import { errors } from '../contract/errors.ts';
import type { ThreadOptions } from '../sandbox/thread.ts';
import { startBox } from './box-thread.ts';
import type { ParsedMerchant } from './merchants/parse.ts';
import { sandboxMerchant } from './merchants/sandbox-merchant.ts';
import { sentBody } from './sent-body.ts';
import { answerNobody, responseOf, type UpstreamAnswer } from './upstream-answer.ts';
import type { Upstream } from './upstream.ts';

export interface SandboxOptions extends Omit<ThreadOptions, 'merchants' | 'privateKey'> {
  merchants: readonly ParsedMerchant[];
}

/** The console's call that resets the platform to its first day. */
const resetPath = '/sandbox/api/reset';

/** Retry-After of a crashed platform, s */
const retryAfter = 2;

const accountNote = (role: 'member' | 'agent') =>
  [role, `${readyAccounts.find((ready) => ready.role === role)!.account} / ${readyPassword}`] as const;

const answerDown = (): UpstreamAnswer => ({
  status: 503,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': String(retryAfter) },
  body: new TextEncoder().encode(JSON.stringify({ success: false, errorCode: errors.unknown } satisfies Answer)),
});

/** The platform in a box, in its own thread. Imported only if no gateway is named. `program` is the thread's module. */
export async function sandbox({ merchants, ...options }: SandboxOptions, program?: URL): Promise<{ upstream: Upstream; publicKey: string; setMerchants: (merchants: readonly ParsedMerchant[]) => void }> {
  const box = await startBox({ ...options, merchants: merchants.map(sandboxMerchant) }, program);

  let resets = 0;

  async function fetchFrom(request: Request, headers: Record<string, string>, address?: string): Promise<UpstreamAnswer> {
    const { url, method, signal } = request;
    const answered = await box.answer({ url, method, headers, body: await sentBody(request, () => {}), address }, signal);
    if (method === 'POST' && new URL(url).pathname === resetPath && answered.status === 200) resets++;
    const plain: UpstreamAnswer['headers'] = Object.fromEntries(answered.headers);
    const cookies = answered.headers.filter(([name]) => name === 'set-cookie').map(([, value]) => value);
    if (cookies.length) plain['set-cookie'] = cookies;
    return { status: answered.status, headers: plain, body: answered.body ? new Uint8Array(answered.body) : null };
  }

  const upstream: Upstream = {
    segments: ['wps', 'cdn', 'play', 'sandbox'],
    pages: ['play', 'sandbox'],
    async answer(request, { address, headers }, trace) {
      const asked = performance.now();
      try {
        return await fetchFrom(request, (headers as Record<string, string> | undefined) ?? Object.fromEntries(request.headers), address);
      } catch (error) {
        if (request.signal.aborted) return answerNobody();
        trace.error = error instanceof Error ? error.message : String(error);
        return answerDown();
      } finally {
        trace.gatewayMs = performance.now() - asked;
      }
    },
    ask: async (path, headers, signal) => responseOf(await fetchFrom(new Request(`http://edge${path}`, { signal }), headers)),
    isReady: (signal) => box.hasRoom(signal),
    get resets() {
      return resets;
    },
    consolePath: box.consolePath,
    notes: [accountNote('member'), accountNote('agent')],
    close: () => box.close(),
  };
  return { upstream, publicKey: box.publicKey, setMerchants: (others) => box.setMerchants(others.map(sandboxMerchant)) };
}
