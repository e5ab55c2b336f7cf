import { computed, type Signal } from '@preact/signals-react';
import { sendLoginCode } from '../../../contract/endpoints/accounts.ts';
import { setPasswordByPhone } from '../../../contract/endpoints/recovery.ts';
import { login, type OpenedSession } from '../../../contract/endpoints/session.ts';
import { smsCodeModule } from '../../../contract/limits.ts';
import { password } from '../../../contract/registration.ts';
import { loginMobileNum, verificationCode } from '../../../contract/rules.ts';
import { call } from '../../gateway/call.ts';
import { isRefused, SentenceError, sentenceKey } from '../../gateway/failure.ts';
import { isUnanswered } from '../../gateway/lost-answer.ts';
import { i18n } from '../../i18n/index.ts';
import { paths } from '../../paths.ts';
import { navigate } from '../../runtime/router/navigate.ts';
import { createDialingCode } from '../../features/auth/dialing-code/number.ts';
import { updateRememberedPassword } from '../../features/auth/password/remembered-login.ts';
import { setSessionPassword, tryLogin } from '../../features/auth/password/session-password.ts';
import { toast, durations } from '../../ui/messages/messages.ts';
import { openSession } from '../../features/session/log-in-out.ts';
import { withCaptcha } from '../../features/auth/ask-captcha.ts';
import { createCodeDraft } from '../../features/auth/code-draft.ts';
import { createSmsCode } from '../../features/auth/sms-code.ts';
import { cleanedText, refuse, setText, type FormField } from '../../ui/form/field.ts';
import type { Form } from '../../ui/form/form.ts';

export const rules = { mobileNum: loginMobileNum, code: verificationCode, newPassword: { ...password, required: true } };

/** The logic of the phone form: a code by SMS, a new password, then a login (P03, P04). */
export function createPhoneReset(form: Form<keyof typeof rules>, way: Signal<string>) {
  const { fields, submit } = form;
  const all: readonly FormField[] = [fields.mobileNum, fields.code, fields.newPassword];
  const dialingCode = createDialingCode();
  const draft = createCodeDraft('recovery', { tab: way, number: fields.mobileNum.value, dialingCode: dialingCode.picked });
  const code = createSmsCode({
    purpose: 'login',
    form,
    number: fields.mobileNum,
    prefix: () => dialingCode.shown.value,
    code: fields.code,
    send: (captcha) => draft.keepOnce(call(sendLoginCode, { mobileNum: cleanedText(fields.mobileNum), countryDialingCode: dialingCode.shown.peek(), module: smsCodeModule, captcha })),
  });
  const ready = computed(() => all.some(({ touched }) => touched.value) && all.every(({ error }) => error.value === undefined));

  function refused(error: unknown): void {
    code.noteRefusal(error);
    if (isRefused(error, 'modify.new.old.same')) {
      setText(fields.newPassword, '');
      refuse(fields.newPassword, sentenceKey(error));
      return;
    }
    setText(fields.code, '');
    throw error;
  }

  function open(opened: OpenedSession, newPassword: string): void {
    setSessionPassword(newPassword);
    updateRememberedPassword(opened.userName, newPassword);
    openSession(opened);
  }

  /** Logs in with the new password; if that fails, the person logs in by hand. */
  async function logIn(username: string, newPassword: string): Promise<void> {
    try {
      open(await call(login, { type: 'username', username, password: newPassword }), newPassword);
    } catch {
      // Not if the person has left the page meanwhile.
      if (fields.mobileNum.input) navigate(paths.login);
    }
  }

  /** the number and the password of a change whose answer was lost */
  let unsure = '';

  /** After a change without an answer, or a refusal that follows one: tries the login, which tells whether the password was set. */
  async function findOut(error: unknown, username: string, newPassword: string): Promise<void> {
    const change = JSON.stringify([username, newPassword]);
    const lost = isUnanswered(error);
    if (!lost && unsure !== change) return refused(error);
    unsure = change;
    setText(fields.code, '');
    const opened = await tryLogin(username, newPassword, 'forget:unknown');
    if (!opened) throw lost ? new SentenceError('forget:unchanged') : error;
    draft.forget();
    toast(i18n.t('forget:changed'), durations.success, 'done');
    open(opened, newPassword);
  }

  return {
    dialingCode,
    code,
    /** the code field is closed until a code has been sent */
    codeOff: computed(() => !code.sent.value),
    /** some field was changed, and none has an error */
    ready,
    async send() {
      if (!ready.peek()) return;
      await submit(async ({ mobileNum, code: verification, newPassword }) => {
        try {
          await withCaptcha((captcha) => call(setPasswordByPhone, { newPassword, mobileNum, verificationCode: verification, captcha }));
        } catch (error) {
          return findOut(error, mobileNum, newPassword);
        }
        draft.forget();
        toast(i18n.t('forget:changed'), durations.success, 'done');
        return logIn(mobileNum, newPassword);
      });
    },
  };
}
