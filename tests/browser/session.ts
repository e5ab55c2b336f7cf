import type { OpenedSession } from '../../src/contract/endpoints/session.ts';
import { headers, standalone } from '../../src/contract/headers.ts';

/** The password of every ready-made account. */
export const password = 'leve2026';

/** Logs in to an account of a merchant; gives the session as the app stores it. */
export async function openSession(address: string, account: string, merchant = 'leve'): Promise<string> {
  const answer = await fetch(`${address}/wps/session/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [headers.encryption]: standalone, [headers.device]: standalone, [headers.merchant]: merchant, [headers.language]: 'pt' },
    body: JSON.stringify({ username: account, password, type: 'username' }),
  });
  const { value } = (await answer.json()) as { value: OpenedSession };
  const { customerType, ...rest } = value;
  return JSON.stringify({ ...rest, type: customerType, merchantCode: merchant, firstTimeLogin: false });
}
