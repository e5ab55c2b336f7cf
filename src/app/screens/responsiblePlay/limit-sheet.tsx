import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayLimit } from '../../../contract/endpoints/responsible.ts';
import { failureText } from '../../gateway/failure-text.ts';
import { useKeptTexts } from '../../features/access/use-kept-texts.ts';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { FormButton } from '../../ui/form/form-button.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { createChange, rules } from './change-limit.ts';
import { Sheet } from './sheet.tsx';
import { limitText } from './texts.ts';

/** The sheet that sets, lowers, raises or removes a limit. */
export default function LimitSheet({ limit, onClose }: { limit: PlayLimit; onClose: () => void }) {
  const { t } = useTranslation('responsiblePlay');
  const form = useForm(limit.kind === 'time' ? rules.time : rules.money);
  const [change] = useState(() => createChange(form, limit));
  const { kind, period, amount } = limit;
  useKeptTexts({ id: `${kind} ${period}`, value: form.fields.amount.value });
  return (
    <Sheet title={`${t(`kind.${kind}`)} ${t(`period.${period}`).toLowerCase()}`} onClose={onClose}>
      {(leave) => (
        <FormFrame send={() => change.save(leave)}>
          <p className="numbers">{t('sheet.now', { amount: limitText(limit, amount) })}</p>
          <p className="quiet responsible-text">{t('sheet.wait', { wait: t(`wait.${period}`) })}</p>
          <TextField field={form.fields.amount} label={t(kind === 'time' ? 'sheet.time' : 'sheet.money')} inputMode={kind === 'time' ? 'numeric' : 'decimal'} autoComplete="off" />
          <FormAlert failure={form.failure} tell={failureText} />
          <div className="sheet-answers">
            <FormButton busy={form.busy} work="submit" label={t('sheet.save')} working={t('sheet.saving')} />
            {amount !== undefined && <FormButton busy={form.busy} work="remove" label={t('sheet.remove')} working={t('sheet.saving')} onClick={() => void change.remove(leave)} />}
          </div>
        </FormFrame>
      )}
    </Sheet>
  );
}
