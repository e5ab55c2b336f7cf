import { readyAccounts, readyPassword } from '../sandbox/accounts/fill.ts';
import { createPlatform } from '../sandbox/platform.ts';
import type { PlatformOptions } from '../sandbox/platform.ts';
import type { ParsedMerchant } from './merchants/parse.ts';
import { seedOf } from './merchants/seed.ts';
import { answerFrom } from './upstream-answer.ts';
import type { Upstream } from './upstream.ts';

export interface SandboxOptions extends Omit<PlatformOptions, 'merchants'> {
  merchants: readonly ParsedMerchant[];
}

const accountNote = (role: 'member' | 'agent') =>
  [role, `${readyAccounts.find((ready) => ready.role === role)!.account} / ${readyPassword}`] as const;

/** The platform in a box, in this process. Imported only where no gateway is named. */
export async function sandbox({ merchants, ...options }: SandboxOptions): Promise<{ upstream: Upstream; publicKey: string }> {
  const running = await createPlatform({ ...options, merchants: merchants.map(seedOf) });
  const upstream: Upstream = {
    segments: ['wps', 'cdn', 'play', 'sandbox'],
    pages: ['play', 'sandbox'],
    answer: async (request, { address }) => answerFrom(await running.fetch(request, address)),
    ask: (path, headers, signal) => running.fetch(new Request(`http://edge${path}`, { headers, signal })),
    isReady: async () => true,
    consolePath: running.consolePath,
    notes: [accountNote('member'), accountNote('agent')],
    close: () => running.close(),
  };
  return { upstream, publicKey: running.publicKey };
}
