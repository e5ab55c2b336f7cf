import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signal, type Signal } from '@preact/signals-react';
import { bankAccountRules, pixKeyFault, pixKeyKinds, pixKeyRules, typedAccountField, typedPixKey, type PixKeyKind } from '../../../contract/destinations.ts';
import { addBankAccount, addPixKey, bankList, pixKeyHolder, removeDestination, type Bank } from '../../../contract/endpoints/security.ts';
import { secretRule } from '../../../contract/registration.ts';
import { useKeptTexts } from '../../features/access/use-kept-texts.ts';
import { call } from '../../gateway/call.ts';
import { confirm } from '../../ui/messages/messages.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { setText } from '../../ui/form/field.ts';
import { useForm } from '../../ui/form/form.ts';
import { localStore, readJson, storageKeys } from '../../device/storage.ts';
import { onRecovery } from '../../gateway/resource.ts';
import { onSessionEnd } from '../../features/session/session.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { usePageAddress } from '../../runtime/router/index.ts';
import { ProtectedForm } from './protected-form.tsx';
import { overview } from './security.ts';

const modes = { cpf: 'numeric', phone: 'tel', email: 'email', random: 'text' } as const;

/** Adds a Pix key. */
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
  // The holder is shown for confirmation before the key is saved.
  const save = async ({ key: typed, secret }: Record<'key' | 'secret', string>) => {
    const holder = await call(pixKeyHolder, { kind, key: typed });
    const isOwn = await confirm({ title: t('pix.holder.title'), text: t('pix.holder.text', { ...holder }), confirm: t('pix.holder.confirm'), cancel: t('pix.holder.cancel') });
    return isOwn && call(addPixKey, { kind, key: typed, secret });
  };
  return (
    <ProtectedForm form={form} label={t('pix.save')} save={save}>
      <div className="security-kinds">
        <Tabs label={t('pix.kinds')} tabs={pixKeyKinds.map((name) => ({ name, label: t(`pix.kind.${name}`) }))} chosen={kind} choose={choose} panel="pix-panel" className="security-panel">
          <TextField field={key} label={t(`pix.key.${kind}`)} inputMode={modes[kind]} autoComplete="off" />
        </Tabs>
      </div>
    </ProtectedForm>
  );
}

/** The banks, by name: the stored list until the platform's is loaded (A §4: the bank list cache). */
export const banks = signal<readonly Bank[]>([]);

onSessionEnd(() => (banks.value = []));

/** Shows the stored list, and replaces it by the platform's. Never rejects: after a failure the stored list stays. */
async function loadBanks(): Promise<void> {
  const kept = readJson<Bank[]>(localStore, storageKeys.bankList);
  if (!banks.peek().length && Array.isArray(kept)) banks.value = kept;
  try {
    const fresh = await call(bankList, {});
    localStore.set(storageKeys.bankList, JSON.stringify(fresh));
    banks.value = fresh;
  } catch {
    // Without any list, the bank field shows the error.
    onRecovery(loadBanks);
  }
}

/** Adds a bank account. */
export function BankForm() {
  const { t } = useTranslation('securityCenter');
  const form = useForm({ ...bankAccountRules, secret: secretRule });
  const { bank, branch, account, holder, cpf } = form.fields;
  useKeptTexts(bank, branch, account, holder, cpf);
  branch.meaning = (typed) => typedAccountField('branch', typed);
  account.meaning = (typed) => typedAccountField('account', typed);
  useEffect(() => void loadBanks(), []);
  const options = banks.value.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }));
  return (
    <ProtectedForm form={form} label={t('bank.save')} save={(values) => call(addBankAccount, values)}>
      <SelectField field={bank} label={t('bank.bank')} options={options} />
      <div className="security-pair">
        {/* Check digits may be letters, which a keypad of digits cannot type. */}
        <TextField field={branch} label={t('bank.branch')} autoCapitalize="characters" autoComplete="off" />
        <TextField field={account} label={t('bank.account')} autoCapitalize="characters" autoComplete="off" />
      </div>
      <TextField field={holder} label={t('bank.holder')} autoComplete="name" />
      <TextField field={cpf} label={t('bank.cpf')} inputMode="numeric" autoComplete="off" />
    </ProtectedForm>
  );
}

/** Removes the destination with the address's `id`. */
export function RemoveForm() {
  const { t } = useTranslation('securityCenter');
  const { query } = usePageAddress();
  const form = useForm({ secret: secretRule });
  const { id = '' } = query;
  const found = overview.value.value?.destinations.find((one) => one.id === id);
  if (!found) return <p>{t('remove.gone')}</p>;
  return (
    <ProtectedForm form={form} label={t('remove.confirm')} save={({ secret }) => call(removeDestination, { id, secret })}>
      <p className="row list-row security-row card security-alone">
        <span className="fill row-words">
          {found.keyKind ? t(`kind.${found.keyKind}`) : found.bankName}
          <span className="hint numbers">{found.masked}</span>
        </span>
      </p>
    </ProtectedForm>
  );
}
