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

/** Whether a payment password is valid. Rejects with a `GatewayFailure`. */
export const holdsPayment = async ({ newPassword = '' }: Values): Promise<boolean> =>
  overview.value.peek()?.proof === 'payment' && holds(call(setPaymentPassword, { newPassword, secret: newPassword }), 'payment.password.wrong');

/**
 * The function that sends the changes of one form. If an answer is lost, it asks whether the change was made: by the account's
 * overview, if that has changed, else by `isMade`; if that gets no answer either, the next try asks. Resolves to the answer of
 * `save`; rejects as `save` does, or with a `SentenceError`.
 */
export function createProtectedSend<V extends Values>(isMade?: (values: V) => Promise<boolean>) {
  const onRecord = () => JSON.stringify(overview.value.peek());
  /** the change whose answer was lost, and the overview before it, both as JSON */
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
      // A refusal may follow from the lost change itself, such as of a code that it has used up.
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
  /** sends the change; resolves to false if the person has cancelled it */
  save: (values: Record<Name | 'secret', string>) => Promise<unknown>;
  /** whether the change was made, if its answer was lost and the overview does not show it */
  isMade?: (values: Record<Name | 'secret', string>) => Promise<boolean>;
  /** the code by SMS that the form sends */
  code?: SmsCode;
  /** confirmed by the login password, even if there is a payment password */
  byLogin?: boolean;
  /** the form changes the confirming password itself */
  replaces?: boolean;
  children?: ReactNode;
}

/** The field of a wrong secret, for platforms that do not name it. */
const secretOf = (code: string | undefined): string | undefined =>
  code === 'login.wrong' || code === 'payment.password.wrong' ? 'secret' : undefined;

/** Shows a refusal at the field that it is about; throws any other error. */
function tellRefusal(fields: Readonly<Record<string, FormField>>, error: unknown): void {
  if (!isRefused(error)) throw error;
  const { field = secretOf(error.code) } = read(record({ field: optional(text) }), typeof error.value === 'object' && error.value ? error.value : {});
  const found = field ? fields[field] : undefined;
  if (!found?.input) throw error;
  if (field === 'secret') setText(found, '');
  refuse(found, error.code === 'login.wrong' ? 'securityCenter:wrongPassword' : sentenceKey(error));
}

/** A form that changes what protects the account: its fields, and the secret that confirms the change. */
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
