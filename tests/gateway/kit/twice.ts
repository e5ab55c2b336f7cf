import type { CallName, CallOf } from '../../../src/contract/calls.ts';
import type { InputOf } from '../../../src/contract/endpoint.ts';
import { Skip } from '../samples/sample.ts';
import { outcomeOf, tooMany } from './answer.ts';
import type { Kit, Session } from './kit.ts';

/** The balance in minor units; NaN if the wallet cannot be read. */
export async function balanceOf({ client, token }: Session): Promise<number> {
  const { value } = outcomeOf(await client.call('wallet', {}, { token }));
  return Number((value as { sumBalance?: number } | undefined)?.sumBalance);
}

/**
 * Makes a call that moves money twice under one request id, and reports whether it moved once and answered the same both
 * times. `moves` gives the change of the wallet by one call, read from its answer, in minor units.
 */
export async function checkTwice<K extends CallName>(
  { report }: Kit, session: Session, call: K, input: InputOf<CallOf<K>>, moves: (value: Record<string, unknown>) => number,
): Promise<void> {
  const { client, token } = session;
  const before = await balanceOf(session);
  const first = outcomeOf(await client.call(call, input, { token }));
  if (first.code === 'request.too.many') throw new Skip(tooMany);
  if (!first.succeeded) return report.fault('money', call, 'value.refused', `the least amount is refused with ${first.code ?? 'nothing readable'}`);
  const again = outcomeOf(await client.call(call, input, { token }));
  const moved = (await balanceOf(session)) - before;
  const once = moves(first.value as Record<string, unknown>);
  if (once && moved === 2 * once) return report.fault('money', call, 'money.twice', `the wallet moved by ${moved} minor units, not by ${once}`);
  const [one, other] = [first, again].map(({ value }) => nameOf(value));
  if (one !== other) return report.fault('money', call, 'money.repeat', `repeated: ${again.code ? `refused with ${again.code}` : 'another answer'}`);
  report.fits('money', call);
}

// The status may change between the two answers; id and amount may not.
const nameOf = (value: unknown): string => {
  const { id, amount } = (value ?? {}) as { id?: unknown; amount?: unknown };
  return JSON.stringify([id, amount]);
};
