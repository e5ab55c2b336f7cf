import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { bankAccountRules, isCpf } from '../../../contract/destinations.ts';
import { addBankAccount } from '../../../contract/endpoints/security.ts';
import { call } from '../../gateway/call.ts';
import { banks, loadBanks } from './banks.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { ProtectedForm, secretRule } from './protected-form.tsx';

/** A bank account in the member's name. */
export function BankForm() {
  const { t } = useTranslation('securityCenter');
  const form = useForm({ ...bankAccountRules, secret: secretRule });
  const { bank, branch, account, holder, cpf } = form.fields;
  // As banks print it: `12.345-6`.
  account.meaning = (typed) => typed.replace(/[.\s]/g, '');
  cpf.also = () => (isCpf(cpf.value.peek().trim()) ? undefined : 'cpf.digits');
  useEffect(() => void loadBanks(), []);
  const options = banks.value.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }));
  return (
    <ProtectedForm form={form} label={t('bank.save')} save={(values) => call(addBankAccount, values)}>
      <SelectField field={bank} label={t('bank.bank')} options={options} />
      <div className="security-pair">
        <TextField field={branch} label={t('bank.branch')} inputMode="numeric" autoComplete="off" enterKeyHint="next" maxLength={branch.rule.most} />
        <TextField field={account} label={t('bank.account')} autoComplete="off" enterKeyHint="next" maxLength={account.rule.most} />
      </div>
      <TextField field={holder} label={t('bank.holder')} autoComplete="name" enterKeyHint="next" maxLength={holder.rule.most} />
      <TextField field={cpf} label={t('bank.cpf')} inputMode="numeric" autoComplete="off" enterKeyHint="next" maxLength={cpf.rule.most} />
    </ProtectedForm>
  );
}
