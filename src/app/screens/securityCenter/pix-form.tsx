import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCpf, pixKeyKinds, pixKeyRules } from '../../../contract/destinations.ts';
import type { PixKeyKind } from '../../../contract/destinations.ts';
import { limits } from '../../../contract/limits.ts';
import { addPixKey } from '../../../contract/endpoints/security.ts';
import { plainNumber } from '../../features/auth/dialing-code/plain-number.ts';
import { call } from '../../gateway/call.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { setRule, setText } from '../../ui/form/field.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { ProtectedForm, secretRule } from './protected-form.tsx';

const modes = { cpf: 'numeric', phone: 'tel', email: 'email', random: 'text' } as const;

/** A PIX key of one of its kinds. */
export function PixForm() {
  const { t } = useTranslation('securityCenter');
  const form = useForm({ key: pixKeyRules.cpf, secret: secretRule });
  const [kind, setKind] = useState<PixKeyKind>('cpf');
  const { key } = form.fields;
  key.also = () => (kind === 'cpf' && !isCpf(key.value.peek().trim()) ? 'cpf.digits' : undefined);
  key.meaning = (typed) => (kind === 'phone' ? plainNumber(typed, '+55') : typed);
  const choose = (chosen: PixKeyKind) => {
    setText(key, '');
    setRule(key, pixKeyRules[chosen]);
    setKind(chosen);
  };
  return (
    <ProtectedForm form={form} label={t('pix.save')} save={({ key: typed, secret }) => call(addPixKey, { kind, key: typed, secret })}>
      <div className="security-kinds">
        <Tabs label={t('pix.kinds')} tabs={pixKeyKinds.map((name) => ({ name, label: t(`pix.kind.${name}`) }))} chosen={kind} choose={choose} panel="pix-panel" />
      </div>
      <div id="pix-panel" className="security-panel" role="tabpanel" aria-labelledby={`tab-${kind}`}>
        <TextField field={key} label={t(`pix.key.${kind}`)} inputMode={modes[kind]} autoComplete="off" enterKeyHint="next" maxLength={kind === 'phone' ? limits.mobileNumber : key.rule.most} />
      </div>
    </ProtectedForm>
  );
}
