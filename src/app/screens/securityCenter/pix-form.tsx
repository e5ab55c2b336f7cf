import { useState } from 'react';
import { signal } from '@preact/signals-react';
import type { Signal } from '@preact/signals-react';
import { useTranslation } from 'react-i18next';
import { pixKeyFault, pixKeyKinds, pixKeyRules, typedPixKey } from '../../../contract/destinations.ts';
import type { PixKeyKind } from '../../../contract/destinations.ts';
import { addPixKey, pixKeyHolder } from '../../../contract/endpoints/security.ts';
import { secretRule } from '../../../contract/registration.ts';
import { useKeptTexts } from '../../features/access/use-kept-texts.ts';
import { call } from '../../gateway/call.ts';
import { confirm } from '../../ui/messages/messages.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { setText } from '../../ui/form/field.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { ProtectedForm } from './protected-form.tsx';

const modes = { cpf: 'numeric', phone: 'tel', email: 'email', random: 'text' } as const;

/** A PIX key of one of its kinds. */
export function PixForm() {
  const { t } = useTranslation('securityCenter');
  const form = useForm({ key: pixKeyRules.cpf, secret: secretRule });
  const [picked] = useState(() => signal<PixKeyKind>('cpf'));
  const { key } = form.fields;
  useKeptTexts({ value: picked as Signal<string> }, key);
  const kind = picked.value;
  key.rule = pixKeyRules[kind];
  key.meaning = (typed) => typedPixKey(kind, typed);
  key.also = () => pixKeyFault(kind, key.value.peek());
  const choose = (chosen: PixKeyKind) => {
    setText(key, '');
    picked.value = chosen;
  };
  // Whose key it is is seen before it is saved.
  const save = async ({ key: typed, secret }: Record<'key' | 'secret', string>) => {
    const holder = await call(pixKeyHolder, { kind, key: typed });
    const isOwn = await confirm({ title: t('pix.holder.title'), text: t('pix.holder.text', { ...holder }), confirm: t('pix.holder.confirm'), cancel: t('pix.holder.cancel') });
    return isOwn && call(addPixKey, { kind, key: typed, secret });
  };
  return (
    <ProtectedForm form={form} label={t('pix.save')} save={save}>
      <div className="security-kinds">
        <Tabs label={t('pix.kinds')} tabs={pixKeyKinds.map((name) => ({ name, label: t(`pix.kind.${name}`) }))} chosen={kind} choose={choose} panel="pix-panel" />
      </div>
      <div id="pix-panel" className="security-panel" role="tabpanel" aria-labelledby={`tab-${kind}`}>
        <TextField field={key} label={t(`pix.key.${kind}`)} inputMode={modes[kind]} autoComplete="off" />
      </div>
    </ProtectedForm>
  );
}
