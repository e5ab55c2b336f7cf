import { outcomeOf, type Outcome } from '../kit/answer.ts';
import type { SealMark } from '../../../src/contract/gateway-keys.ts';
import type { Envelope } from '../kit/client.ts';
import type { Check, Kit } from '../kit/kit.ts';

const name = 'envelope';

/** Logs in by RSA and DES, as the browser does, and in plain text with the header OTHERS, as the installed app does (A §3). Plain text without the header must be refused. */
export const envelope: Check = {
  name,
  async run(kit) {
    const { account, publicKey } = kit.options;
    if (!account) return kit.report.skipped(name, 'login', 'needs an account');
    const mark = kit.mark?.();
    const sealed = publicKey ? await logIn(kit, 'sealed', mark) : undefined;
    const standalone = await logIn(kit, 'standalone');
    if (!publicKey) kit.report.skipped(name, 'login', 'the encrypted login needs --public-key');
    if (!standalone.succeeded && (!sealed || !sealed.succeeded)) return kit.report.fault(name, 'login', 'login.refused', refusalText(sealed ?? standalone));
    if (sealed && !sealed.succeeded) kit.report.fault(name, 'login', 'login.sealed', refusalText(sealed));
    if (!standalone.succeeded) kit.report.fault(name, 'login', 'login.standalone', refusalText(standalone));
    if (mark && sealed?.succeeded && (await logIn(kit, 'sealed', mark)).succeeded) kit.report.fault(name, 'login', 'login.replayed', 'taken twice with one nonce');
    if ((await logIn(kit, 'bare')).succeeded) kit.report.fault(name, 'login', 'login.bare', 'taken without the headers Encryption and Device');
    else if (sealed?.succeeded && standalone.succeeded) kit.report.fits(name, 'login');
  },
};

async function logIn(kit: Kit, via: Envelope, mark?: SealMark): Promise<Outcome> {
  const client = kit.visitor();
  const outcome = outcomeOf(await client.call('login', { ...kit.options.account!, type: 'username' }, { envelope: via, mark }));
  if (outcome.succeeded) await client.call('logout', {}, { token: (outcome.value as { token: string }).token });
  return outcome;
}

const refusalText = ({ code, problems }: Outcome): string => `refused with ${code ?? problems[0]?.detail ?? 'nothing readable'}`;
