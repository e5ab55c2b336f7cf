import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { bankAccountRules, typedAccountField } from '../../../contract/destinations.ts';
import { addBankAccount } from '../../../contract/endpoints/security.ts';
import { secretRule } from '../../../contract/registration.ts';
import { useKeptTexts } from '../../features/access/use-kept-texts.ts';
import { call } from '../../gateway/call.ts';
import { banks, loadBanks } from './banks.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { ProtectedForm } from './protected-form.tsx';

/** A bank account in the member's name. */
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
