import { isTrial } from '../../../src/contract/members.ts';
import { outcomeOf, tooMany } from '../kit/answer.ts';
import type { Check, Kit } from '../kit/kit.ts';

const name = 'merchants';

/** A merchant that does not exist is refused; the free trial opens an account of type 4, other than the member's. */
export const merchants: Check = {
  name,
  async run(kit) {
    await unknownMerchant(kit);
    if (!kit.options.readOnly) await freeTrial(kit);
    else kit.report.skipped(name, 'trialLogin', '--read-only');
  },
};

async function unknownMerchant(kit: Kit): Promise<void> {
  const { succeeded } = outcomeOf(await kit.visitor().call('settings', {}, { merchant: 'kit-no-merchant' }));
  if (succeeded) kit.report.fault(name, 'settings', 'merchant.open', 'settings of a merchant that does not exist');
  else kit.report.fits(name, 'settings');
}

async function freeTrial(kit: Kit): Promise<void> {
  const { report } = kit;
  // The member's own answer is read first, so that a cache that ignores the token gives it to the trial account.
  const session = await kit.member();
  const own = session && outcomeOf(await session.client.call('memberInfo', {}, { token: session.token })).value as Info;
  const { client, token, exchange } = { client: undefined, ...(await kit.trial()) };
  if (outcomeOf(exchange).code === 'request.too.many') return report.skipped(name, 'trialLogin', tooMany);
  if (!client || !token) return report.fault(name, 'trialLogin', 'trial.closed', `refused with ${outcomeOf(exchange).code ?? 'nothing readable'}`, exchange.ms);
  report.fits(name, 'trialLogin', exchange.ms);

  const info = outcomeOf(await client.call('memberInfo', {}, { token })).value as Info;
  if (own?.id !== undefined && own.id === info?.id) report.fault(name, 'memberInfo', 'cache.member', "a trial account is answered with the member's id");
  else if (!isTrial(Number(info?.type))) report.fault(name, 'memberInfo', 'trial.type', `type ${info?.type}, not 4`);
  else report.fits(name, 'memberInfo');

  const offer = outcomeOf(await client.call('withdrawalOffer', {}, { token }));
  if (offer.code !== 'permission.trial') report.fault(name, 'withdrawalOffer', 'trial.refusal', offer.succeeded ? 'answered' : `refused with ${offer.code ?? 'nothing readable'}`);
  else report.fits(name, 'withdrawalOffer');
  await client.call('logout', {}, { token });
}

type Info = { id?: string; type?: number } | undefined;
