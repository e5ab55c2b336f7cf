import { getRequestListener } from '@hono/node-server';
import { readyAccounts, readyPassword } from '../sandbox/accounts/fill.ts';
import { createPlatform } from '../sandbox/platform.ts';
import { merchantConfig } from '../sandbox/settings/merchants.ts';
import type { Upstream } from './upstream.ts';

export interface SandboxOptions {
  /** path of the database, or `:memory:`; none: the platform's own default */
  file?: string;
  /** origin under which phones reach the platform, where that is not the origin of their requests */
  publicUrl?: string;
}

const accountNote = (role: 'member' | 'agent') =>
  [role, `${readyAccounts.find((ready) => ready.role === role)!.account} / ${readyPassword}`] as const;

/** The platform in a box, in this process. Imported only where no gateway is named. */
export async function sandbox(options: SandboxOptions): Promise<Upstream> {
  const running = await createPlatform(options);
  const answer = getRequestListener((request, { incoming }) => running.fetch(request, incoming.socket.remoteAddress), {
    overrideGlobalObjects: false,
  });
  return {
    segments: ['wps', 'cdn', 'play', 'sandbox'],
    answer: (request, response) => void answer(request, response),
    ask: (path, headers, signal) => running.fetch(new Request(`http://edge${path}`, { headers, signal })),
    merchant: (code) => merchantConfig(running.platform, code),
    notes: [accountNote('member'), accountNote('agent')],
    close: () => running.close(),
  };
}
