import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { securityOverview, setPaymentPassword } from '../../../contract/endpoints/security.ts';
import { optional, read, record, text } from '../../../contract/shape.ts';
import { call } from '../../gateway/call.ts';
import { isRefused, SentenceError, sentenceKey } from '../../gateway/failure.ts';
import { holds, isUnanswered, unsureFailure } from '../../gateway/lost-answer.ts';
import { paths, withQuery } from '../../paths.ts';
import type { SmsCode } from '../../features/auth/sms-code.ts';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { FormAlert, FormButton, FormFrame } from '../../ui/form/form-frame.tsx';
import { refuse, setText, type FormField } from '../../ui/form/field.ts';
import type { Form } from '../../ui/form/form.ts';
import { finish, overview } from './security.ts';

type Values = Record<string, string>;

/** Whether this payment password holds. Rejects where no answer comes. */
export const holdsPayment = async ({ newPassword = '' }: Values): Promise<boolean> =>
  overview.value.peek()?.proof === 'payment' && holds(call(setPaymentPassword, { newPassword, secret: newPassword }), 'payment.password.wrong');

/**
 * Sends the changes of one form. Where an answer is lost it asks whether the change was made: by what stands on record,
 * which differs from before, else by `isMade`; where that answer does not come either, the next try does. Gives the answer
 * of `save`; rejects as it does, or with a `SentenceError`.
 */
export function createProtectedSend<V extends Values>(isMade?: (values: V) => Promise<boolean>) {
  const onRecord = () => JSON.stringify(overview.value.peek());
  /** the change whose answer was lost, and what stood on record before it */
  let unsure: { change: string; before: string } | undefined;

  async function wasMade(values: V, before: string): Promise<boolean> {
    overview.replace(await call(securityOverview, {}));
    return onRecord() !== before || (isMade?.(values) ?? false);
  }

  return async (values: V, save: (values: V) => Promise<unknown>): Promise<unknown> => {
    const change = JSON.stringify(values);
    const before = unsure?.before ?? onRecord();
    let answer: unknown;
    try {
      answer = await save(values);
    } catch (error) {
      const lost = isUnanswered(error);
      // A refusal may be of the change that went through before, such as of a code that it used up.
      if (!lost && unsure?.change !== change) throw error;
      unsure = { change, before };
      const made = await wasMade(values, before).catch((unknown: unknown) => {
        throw unsureFailure(unknown, 'securityCenter:unknown');
      });
      if (!made) throw lost ? new SentenceError('securityCenter:unchanged') : error;
    }
    unsure = undefined;
    return answer;
  };
}

interface ProtectedFormProps<Name extends string> {
  form: Form<Name | 'secret'>;
  label: string;
  /** asks the platform for the change; false: the person has thought better of it */
  save: (values: Record<Name | 'secret', string>) => Promise<unknown>;
  /** whether the change was made, where its answer was lost and what stands on record does not show it */
  isMade?: (values: Record<Name | 'secret', string>) => Promise<boolean>;
  /** the code that the form asks for */
  code?: SmsCode;
  /** the login password proves this one, whatever else there is */
  byLogin?: boolean;
  /** the form replaces that password itself */
  replaces?: boolean;
  children?: ReactNode;
}

/** The field of a wrong secret, where a platform does not name it. */
const secretOf = (code: string | undefined): string | undefined =>
  code === 'login.wrong' || code === 'payment.password.wrong' ? 'secret' : undefined;

/** Refusals that are about a field say so beside it. */
function tellRefusal(fields: Readonly<Record<string, FormField>>, error: unknown): void {
  if (!isRefused(error)) throw error;
  const { field = secretOf(error.code) } = read(record({ field: optional(text) }), typeof error.value === 'object' && error.value ? error.value : {});
  const found = field ? fields[field] : undefined;
  if (!found?.input) throw error;
  if (field === 'secret') setText(found, '');
  refuse(found, error.code === 'login.wrong' ? 'securityCenter:wrongPassword' : sentenceKey(error));
}

/** A change of what protects the account: its fields, and the secret that proves it. */
export function ProtectedForm<Name extends string>({ form, label, save, isMade, code, byLogin = false, replaces = false, children }: ProtectedFormProps<Name>) {
  const { t } = useTranslation('securityCenter');
  const { proof, hasPassword } = overview.value.value!;
  const asked = byLogin ? (hasPassword ? 'login' : 'none') : proof;
  const [send] = useState(() => createProtectedSend(isMade));
  const submit = () => form.submit(async (values) => {
    try {
      if ((await send(values, save)) === false) return;
    } catch (error) {
      code?.noteRefusal(error);
      return tellRefusal(form.fields, error);
    }
    finish();
  });
  return (
    <FormFrame send={submit}>
      {children}
      {asked !== 'none' && <PasswordField field={form.fields.secret} label={t(replaces && asked === 'payment' ? 'secret.current' : `secret.${asked}`)} autoComplete={asked === 'login' ? 'current-password' : 'off'} />}
      {asked === 'payment' && (
        <p className="security-forgot">
          <a className="text-button" href={withQuery(paths.securityCenter, { item: 'forgotten' })}>{t('forgot')}</a>
        </p>
      )}
      <FormAlert failure={form.failure} />
      <FormButton busy={form.busy} label={label} working={t('saving')} />
    </FormFrame>
  );
}
