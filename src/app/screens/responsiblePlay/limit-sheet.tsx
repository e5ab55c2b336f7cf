import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { computed } from '@preact/signals-react';
import { amountRule } from '../../../contract/amount.ts';
import { setPlayLimit, type PlayLimit } from '../../../contract/endpoints/responsible.ts';
import { largestLimits, type LimitKind } from '../../../contract/responsible.ts';
import type { Rule } from '../../../contract/rules.ts';
import { call } from '../../gateway/call.ts';
import { shortMomentText } from '../../i18n/instant.ts';
import { i18n } from '../../i18n/index.ts';
import { confirm, durations, toast } from '../../ui/messages/messages.ts';
import { cleanedText } from '../../ui/form/field.ts';
import { useForm, type Form } from '../../ui/form/form.ts';
import { typedAmount } from '../../features/amount/amount.ts';
import { useKeptTexts } from '../../features/access/use-kept-texts.ts';
import { FormAlert, FormButton, FormFrame } from '../../ui/form/form-frame.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { limitText, responsible, setResponsible } from './responsible-state.ts';
import { Panel } from '../../ui/dialog/dialog.tsx';

const limitRule = { ...amountRule, name: 'limit' } as const satisfies Rule;

const rules = { money: { amount: limitRule }, time: { amount: { ...limitRule, type: 'digits' } } } as const;

function createChange({ fields, submit, run }: Form<'amount'>, { kind, period, used }: PlayLimit) {
  const read = (text: string) => (kind === 'time' ? Number(text) : typedAmount(text));
  fields.amount.also = () => {
    const wanted = read(cleanedText(fields.amount));
    if (wanted === undefined) return 'limit.type';
    return wanted > largestLimits[kind as LimitKind] ? 'limit.enough' : undefined;
  };

  /** Asks before a limit of 0, which ends deposits or play at once, and is easily typed by mistake. */
  const isMeant = async (wanted: number | undefined): Promise<boolean> =>
    wanted !== 0 ||
    confirm({
      title: i18n.t(`responsiblePlay:sheet.zero.${kind as LimitKind}`),
      text: i18n.t('responsiblePlay:sheet.zero.text', { wait: i18n.t(`responsiblePlay:wait.${period}`) }),
      confirm: i18n.t('responsiblePlay:sheet.zero.confirm'),
    });

  async function send(wanted: number | undefined, leave: () => void): Promise<void> {
    await setResponsible(call(setPlayLimit, { kind, period, amount: wanted }));
    leave();
    const pending = responsible.value.peek()?.limits.find((limit) => limit.kind === kind && limit.period === period)?.pending;
    if (pending) toast(i18n.t('responsiblePlay:sheet.waits', { time: shortMomentText(pending.at) }), durations.long);
    else toast(i18n.t('responsiblePlay:sheet.saved'), durations.short, 'done');
  }

  return {
    /** the limit is below what is used already, and so applies at once */
    below: computed(() => {
      const wanted = fields.amount.value.value ? read(cleanedText(fields.amount)) : undefined;
      return wanted !== undefined && wanted < used;
    }),
    save: (leave: () => void) =>
      submit(async ({ amount: text }) => {
        const wanted = read(text);
        if (await isMeant(wanted)) await send(wanted, leave);
      }),
    remove: (leave: () => void) => run('remove', () => send(undefined, leave)),
  };
}

/** The sheet that sets or removes a limit. */
export default function LimitSheet({ limit, onClose }: { limit: PlayLimit; onClose: () => void }) {
  const { t } = useTranslation('responsiblePlay');
  const form = useForm(limit.kind === 'time' ? rules.time : rules.money);
  const [change] = useState(() => createChange(form, limit));
  const { kind, period, amount, used, resetsAt } = limit;
  useKeptTexts({ id: `${kind} ${period}`, value: form.fields.amount.value });
  return (
    <Panel className="bottom-sheet sheet" title={`${t(`kind.${kind}`)} ${t(`period.${period}`).toLowerCase()}`} onClose={onClose}>
      {(leave) => (
        <FormFrame send={() => change.save(leave)}>
          <p className="numbers">{t('sheet.now', { amount: limitText(limit, amount) })}</p>
          <p className="quiet responsible-text">{t('sheet.wait', { wait: t(`wait.${period}`) })}</p>
          <TextField field={form.fields.amount} label={t(kind === 'time' ? 'sheet.time' : 'sheet.money')} inputMode={kind === 'time' ? 'numeric' : 'decimal'} autoComplete="off" />
          <p className="responsible-text" role="status">
            {change.below.value && t(`sheet.below.${kind}`, { used: limitText(limit, used), time: shortMomentText(resetsAt) })}
          </p>
          <FormAlert failure={form.failure} />
          <div className="sheet-answers">
            <FormButton busy={form.busy} label={t('sheet.save')} working={t('sheet.saving')} />
            {amount !== undefined && <FormButton busy={form.busy} work="remove" label={t('sheet.remove')} working={t('sheet.saving')} onClick={() => void change.remove(leave)} />}
          </div>
        </FormFrame>
      )}
    </Panel>
  );
}
