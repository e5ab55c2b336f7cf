import type { AgencyContract } from '../../../../contract/endpoints/agency.ts';
import { call } from '../../../gateway/call.ts';
import { failureText } from '../../../gateway/failure-text.ts';
import { i18n } from '../../../i18n/index.ts';
import { agencyContracts } from '../commission-plans.ts';
import type { ContractName } from '../commission-plans.ts';
import { ask, say, sayWhile, stay } from '../../../ui/messages/messages.ts';

/** What answers an offer, once the person has confirmed it; `done` runs when the platform has taken the answer, or refused it. */
export function createAnswer(name: ContractName, done: () => void): (offer: AgencyContract, accept: boolean) => Promise<void> {
  let busy = false;
  return async ({ id }, accept) => {
    if (busy) return;
    busy = true;
    const answer = accept ? 'accept' : 'decline';
    try {
      const sure = await ask({
        title: i18n.t(`contract:sure.${answer}.title`),
        text: i18n.t(`contract:sure.${answer}.text`),
        confirm: i18n.t(`contract:${answer}`),
        cancel: i18n.t('shell:cancel'),
      });
      if (!sure) return;
      await sayWhile(i18n.t('shell:wait'), call(agencyContracts[name].process, { id, accept }));
      say(i18n.t(`contract:answered.${answer}`));
      done();
    } catch (error) {
      say(failureText(error), stay.long, 'trouble');
      done();
    } finally {
      busy = false;
    }
  };
}
