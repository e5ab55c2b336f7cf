import { computed } from '@preact/signals-react';
import { sendLoginCode, setPasswordByPhone } from '../../../contract/endpoints/accounts.ts';
import { login } from '../../../contract/endpoints/session.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { smsCodeModule } from '../../../contract/limits.ts';
import { password } from '../../../contract/registration.ts';
import { loginMobileNum, verificationCode } from '../../../contract/rules.ts';
import { call } from '../../gateway/call.ts';
import { GatewayFailure } from '../../gateway/failure.ts';
import { sentenceKey } from '../../gateway/failure-text.ts';
import { i18n } from '../../i18n/index.ts';
import { paths } from '../../paths.ts';
import { navigate } from '../../runtime/router/navigate.ts';
import { createDialingCode } from '../../features/auth/dialing-code/countries.ts';
import { updateRememberedPassword } from '../../features/auth/remembered-login.ts';
import { setSessionPassword } from '../../features/auth/session-password.ts';
import { toast, durations } from '../../ui/messages/messages.ts';
import { openSession } from '../../features/session/session.ts';
import { createSmsCode } from '../../features/auth/sms-code.ts';
import { cleaned, refuse, setText } from '../../ui/form/field.ts';
import type { FormField } from '../../ui/form/field.ts';
import type { Form } from '../../ui/form/form.ts';

export const rules = { mobileNum: loginMobileNum, code: verificationCode, newPassword: { ...password, required: true } };

/** The logic of the phone form: a code by SMS, a new password, then a login (P03, P04). */
export function createPhoneReset(form: Form<keyof typeof rules>) {
  const { fields, submit } = form;
  const all: readonly FormField[] = [fields.mobileNum, fields.code, fields.newPassword];
  const dialingCode = createDialingCode();
  const code = createSmsCode({
    purpose: 'login',
    form,
    number: fields.mobileNum,
    code: fields.code,
    send: () => call(sendLoginCode, { mobileNum: cleaned(fields.mobileNum), countryDialingCode: dialingCode.shown.peek(), module: smsCodeModule }),
  });
  const ready = computed(() => all.some(({ touched }) => touched.value) && all.every(({ error }) => error.value === undefined));

  function refused(error: unknown): void {
    if (error instanceof GatewayFailure && error.code === ('modify.new.old.same' satisfies ErrorCode)) {
      setText(fields.newPassword, '');
      refuse(fields.newPassword, sentenceKey(error));
      return;
    }
    setText(fields.code, '');
    throw error;
  }

  /** The password is set by now: what fails here leaves the login to the person. */
  async function logIn(username: string, newPassword: string): Promise<void> {
    try {
      const opened = await call(login, { type: 'username', username, password: newPassword });
      setSessionPassword(newPassword);
      updateRememberedPassword(opened.userName, newPassword);
      openSession(opened);
    } catch {
      // Not where the person has gone on meanwhile.
      if (fields.mobileNum.input) navigate(paths.login);
    }
  }

  return {
    dialingCode,
    code,
    /** the code field is closed until a code has been sent */
    codeOff: computed(() => !code.sent.value),
    /** some field has been touched, and none has a fault */
    ready,
    async send() {
      if (!ready.peek()) return;
      await submit(async ({ mobileNum, code: verification, newPassword }) => {
        try {
          await call(setPasswordByPhone, { newPassword, mobileNum, verificationCode: verification });
        } catch (error) {
          return refused(error);
        }
        toast(i18n.t('forget:changed'), durations.success);
        return logIn(mobileNum, newPassword);
      });
    },
  };
}
