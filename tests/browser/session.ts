import type { Opened } from '../../src/contract/endpoints/session.ts';
import { headers, standalone } from '../../src/contract/headers.ts';

/** The password of every account that the platform has from the start. */
export const password = 'leve2026';

/** A session of leve's account at the edge, as its phone keeps it. */
export async function openSession(address: string, account: string): Promise<string> {
  const answer = await fetch(`${address}/wps/session/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [headers.encryption]: standalone, [headers.device]: standalone, [headers.merchant]: 'leve', [headers.language]: 'pt' },
    body: JSON.stringify({ username: account, password, type: 'username' }),
  });
  const { value } = (await answer.json()) as { value: Opened };
  const { customerType, ...rest } = value;
  return JSON.stringify({ ...rest, type: customerType, merchantCode: 'leve', firstTimeLogin: false });
}
