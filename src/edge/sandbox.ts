import { getRequestListener } from '@hono/node-server';
import { readyAccounts, readyPassword } from '../sandbox/accounts/fill.ts';
import { createPlatform } from '../sandbox/platform.ts';
import type { PlatformOptions } from '../sandbox/platform.ts';
import { merchantConfig } from '../sandbox/settings/merchants.ts';
import type { Upstream } from './upstream.ts';

const accountNote = (role: 'member' | 'agent') =>
  [role, `${readyAccounts.find((ready) => ready.role === role)!.account} / ${readyPassword}`] as const;

/** The platform in a box, in this process. Imported only where no gateway is named. */
export async function sandbox(options: PlatformOptions): Promise<Upstream> {
  const running = await createPlatform(options);
  const answer = getRequestListener((request, { incoming }) => running.fetch(request, incoming.socket.remoteAddress), {
    overrideGlobalObjects: false,
  });
  return {
    segments: ['wps', 'cdn', 'play', 'sandbox'],
    answer: (request, response) => void answer(request, response),
    ask: (path, headers, signal) => running.fetch(new Request(`http://edge${path}`, { headers, signal })),
    merchant: (code) => merchantConfig(running.platform, code),
    consolePath: running.consolePath,
    notes: [accountNote('member'), accountNote('agent')],
    close: () => running.close(),
  };
}
