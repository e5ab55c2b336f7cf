import type { CommissionPlan } from '../../../../contract/endpoints/agency.ts';
import { call } from '../../../gateway/call.ts';
import { failureText } from '../../../gateway/failure.ts';
import { i18n } from '../../../i18n/index.ts';
import { commissionPlans } from '../commission-plans.ts';
import type { CommissionPlanName } from '../commission-plans.ts';
import { confirm, toast, toastWhile, durations } from '../../../ui/messages/messages.ts';

/** Accepts or declines an offer after the person has confirmed it; `done` runs when the platform has answered. */
export function createAnswer(name: CommissionPlanName, done: () => void): (offer: CommissionPlan, accept: boolean) => Promise<void> {
  let busy = false;
  return async ({ id }, accept) => {
    if (busy) return;
    busy = true;
    const answer = accept ? 'accept' : 'decline';
    try {
      const sure = await confirm({
        title: i18n.t(`commissionPlan:sure.${answer}.title`),
        text: i18n.t(`commissionPlan:sure.${answer}.text`),
        confirm: i18n.t(`commissionPlan:${answer}`),
        cancel: i18n.t('shell:cancel'),
      });
      if (!sure) return;
      await toastWhile(i18n.t('shell:wait'), call(commissionPlans[name].process, { id, accept }));
      toast(i18n.t(`commissionPlan:answered.${answer}`));
      done();
    } catch (error) {
      toast(failureText(error), durations.long, 'trouble');
      done();
    } finally {
      busy = false;
    }
  };
}
