import { amountOf, amountRule } from '../../../contract/amount.ts';
import { setPlayLimit } from '../../../contract/endpoints/responsible.ts';
import type { PlayLimit } from '../../../contract/endpoints/responsible.ts';
import { largestLimits } from '../../../contract/responsible.ts';
import type { LimitKind } from '../../../contract/responsible.ts';
import type { Rule } from '../../../contract/rules.ts';
import { call } from '../../gateway/call.ts';
import { shortMomentText } from '../../i18n/instant.ts';
import { i18n } from '../../i18n/index.ts';
import { language } from '../../i18n/language.ts';
import { confirm, toast, durations } from '../../ui/messages/messages.ts';
import { responsible, setResponsible } from './responsible-state.ts';
import { cleaned } from '../../ui/form/field.ts';
import type { Form } from '../../ui/form/form.ts';

const amount = { ...amountRule, name: 'limit' } as const satisfies Rule;

export const rules = { money: { amount }, time: { amount: { ...amount, type: 'digits' } } } as const;

/** The logic of the limit sheet's form. */
export function createChange({ fields, submit, run }: Form<'amount'>, { kind, period }: PlayLimit) {
  const read = (text: string) => (kind === 'time' ? Number(text) : amountOf(text, language.peek()));
  fields.amount.also = () => {
    const wanted = read(cleaned(fields.amount));
    if (wanted === undefined) return 'limit.type';
    return wanted > largestLimits[kind as LimitKind] ? 'limit.enough' : undefined;
  };

  /** A limit of nothing ends deposits or play at once, and a tap too few of the keys is enough to ask for it. */
  const isMeant = async (wanted: number | undefined): Promise<boolean> =>
    wanted !== 0 ||
    confirm({
      title: i18n.t(`responsiblePlay:sheet.zero.${kind as LimitKind}`),
      text: i18n.t('responsiblePlay:sheet.zero.text', { wait: i18n.t(`responsiblePlay:wait.${period}`) }),
      confirm: i18n.t('responsiblePlay:sheet.zero.confirm'),
      cancel: i18n.t('shell:cancel'),
    });

  async function send(wanted: number | undefined, leave: () => void): Promise<void> {
    await setResponsible(call(setPlayLimit, { kind, period, amount: wanted }));
    leave();
    const pending = responsible.value.peek()?.limits.find((limit) => limit.kind === kind && limit.period === period)?.pending;
    if (pending) toast(i18n.t('responsiblePlay:sheet.waits', { time: shortMomentText(pending.at) }), durations.long);
    else toast(i18n.t('responsiblePlay:sheet.saved'));
  }

  return {
    save: (leave: () => void) =>
      submit(async ({ amount: text }) => {
        const wanted = read(text);
        if (await isMeant(wanted)) await send(wanted, leave);
      }),
    remove: (leave: () => void) => run('remove', () => send(undefined, leave)),
  };
}
