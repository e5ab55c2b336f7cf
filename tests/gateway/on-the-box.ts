import { startSandbox, type Phone } from '../support/sandbox-caller.ts';
import { Kit, type Options } from './kit/kit.ts';

/** Starts a box in memory, filled with a past, and the kit against it; `between` may wrap the box's `fetch`. */
export async function kitOnTheBox(options: Partial<Options> = {}, between: (box: Options['fetch'], passTime: (ms: number) => void) => Options['fetch'] = (box) => box): Promise<{ kit: Kit; phone: Phone }> {
  const phone = await startSandbox({ hasPast: true });
  let now = 0;
  const kit = new Kit({
    gateway: 'http://gateway.test', merchant: 'leve', trialMerchant: 'leve-trial', publicKey: phone.publicKey,
    account: { username: 'marina', password: 'leve2026' }, paymentPassword: 'leve2026', money: true, readOnly: false, slowMs: 2_000, timeoutMs: 15_000,
    fetch: between((request) => phone.fetch(request), (ms) => (now += ms)), now: () => now, ...options,
  });
  return { kit, phone };
}
