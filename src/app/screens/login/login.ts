import { batch, computed, signal, type Signal } from '@preact/signals-react';
import { sendLoginCode } from '../../../contract/endpoints/accounts.ts';
import { login, loginRefusal, trialLogin } from '../../../contract/endpoints/session.ts';
import { smsCodeModule } from '../../../contract/limits.ts';
import { plainNumberOrName } from '../../../contract/phone.ts';
import { captcha, loginMobileNum, loginPassword, usernameRule, verificationCode } from '../../../contract/rules.ts';
import { tryRead } from '../../../contract/shape.ts';
import { call } from '../../gateway/call.ts';
import { isRefused } from '../../gateway/failure.ts';
import { pageData } from '../../device/page-data.ts';
import { i18n } from '../../i18n/index.ts';
import { createNumberProof } from '../../features/auth/external/create-number-proof.ts';
import { externalAuth, unlinkedToken } from '../../features/auth/external/external-auth.ts';
import { carriedNumber, createDialingCode } from '../../features/auth/dialing-code/number.ts';
import { setSessionPassword } from '../../features/auth/password/session-password.ts';
import { flag } from '../../features/merchant/merchant.ts';
import { toastWhile } from '../../ui/messages/messages.ts';
import { forgetLogin, recallLogin, rememberLogin } from '../../features/auth/password/remembered-login.ts';
import { openSession } from '../../features/session/log-in-out.ts';
import { createCaptcha } from '../../features/auth/ask-captcha.ts';
import { createCodeDraft } from '../../features/auth/code-draft.ts';
import { createSmsCode } from '../../features/auth/sms-code.ts';
import { captchaField } from '../../ui/field/captcha.tsx';
import { cleanedText, fillIn as fillInField, setText } from '../../ui/form/field.ts';
import type { Form } from '../../ui/form/form.ts';

/** Ways of login that the screen has a tab for, as the platform names them (A §3). */
export type LoginMethod = 'username' | 'sms';

/** The rules of the form's fields; the username's may be the merchant's own. */
export const rules = () => ({ username: usernameRule(pageData.merchant.rules?.username), password: loginPassword, mobileNum: loginMobileNum, code: verificationCode, captcha });

/** The logic of the login form. */
export function createLogin(form: Form<keyof ReturnType<typeof rules>>) {
  const { fields, submit, run, failure } = form;
  const chosen = signal<LoginMethod>('username');
  /** the flag may be switched off while the screen is open (L01) */
  const way = computed<LoginMethod>(() => (flag('MOBILEVERCODELOGIN3') ? chosen.value : 'username'));
  const dialingCode = createDialingCode();
  // The username may be a number.
  fields.username.meaning = (typed) => plainNumberOrName(typed, dialingCode.shown.peek());
  /** for each way of login, whether the person wants it remembered */
  const remembered = { username: signal(false), sms: signal(false) };
  const remembers = computed(() => remembered[way.value].value);
  /** hidden until a refused login asks for it (L06) */
  const captchaShown = signal(false);
  const { picture, renew } = createCaptcha(fields.captcha);
  const proof = createNumberProof(() => dialingCode.shown.peek() + cleanedText(fields.mobileNum));
  const draft = createCodeDraft('login', { tab: chosen as Signal<string>, number: fields.mobileNum.value, dialingCode: dialingCode.picked, sending: proof.sending });
  const code = createSmsCode({
    purpose: 'login',
    form,
    number: fields.mobileNum,
    prefix: () => dialingCode.shown.value,
    code: fields.code,
    send: (sentCaptcha) =>
      draft.keepOnce(externalAuth.peek()
        ? proof.send()
        : call(sendLoginCode, { mobileNum: cleanedText(fields.mobileNum), countryDialingCode: dialingCode.shown.peek(), module: smsCodeModule, captcha: sentCaptcha })),
  });

  function refused(reason: unknown): void {
    code.noteRefusal(reason);
    if (!isRefused(reason)) return;
    if (tryRead(loginRefusal, reason.value)?.captcha) captchaShown.value = true;
    if (!captchaShown.peek()) return;
    // The answer that was sent is used up.
    renew();
    // In a new task: the field is rendered by then.
    const focus = () => void setTimeout(() => fields.captcha.input?.focus());
    captchaField.load().then(focus, focus);
  }

  /** Fills in the login remembered for the shown way, unless the person has typed something (L02). */
  function fillIn(): void {
    const type = way.peek();
    const known = recallLogin(type);
    const name = type === 'sms' ? fields.mobileNum : fields.username;
    if (!known || name.value.peek()) return;
    setText(name, known.username);
    if (type === 'username') fillInField(fields.password, known.password);
    else dialingCode.pick(known.countryDialingCode);
    remembered[type].value = true;
  }

  /** The fields of a login by number (A §3): the code itself, or the external service's token for it. */
  async function bySms(mobileNum: string, typedCode: string) {
    const countryDialingCode = dialingCode.shown.peek();
    if (!externalAuth.peek()) return { type: 'sms', username: mobileNum, password: typedCode, countryDialingCode };
    const firebaseIdToken = await proof.token(typedCode);
    return { type: 'firebase', username: '', password: '', firebaseChannel: 'sms', firebaseIdToken, firebaseMobileNo: mobileNum, countryDialingCode };
  }

  return {
    way,
    dialingCode,
    code,
    remembers,
    tickRemembers(ticked: boolean) {
      remembered[way.peek()].value = ticked;
    },
    /** Passes the number on to registration. */
    carryNumber() {
      carriedNumber.value = { number: cleanedText(fields.mobileNum), dialingCode: dialingCode.picked.peek() };
    },
    captchaShown,
    picture,
    fillIn,
    /** Switches the way of login: each has its own remembered login and a new captcha (A §4). */
    switchTo(next: LoginMethod) {
      batch(() => ((chosen.value = next), (failure.value = undefined)));
      fillIn();
      if (captchaShown.peek()) renew();
    },
    send: () =>
      submit(async ({ username, password, mobileNum, code: typedCode, captcha: answer }) => {
        const type = way.peek();
        try {
          const account = type === 'sms' ? await bySms(mobileNum, typedCode) : { type, username, password, firebaseIdToken: unlinkedToken.peek() };
          const opened = await call(login, { ...account, captcha: answer || undefined });
          const countryDialingCode = type === 'sms' ? dialingCode.shown.peek() : '';
          if (remembers.peek()) rememberLogin({ type, username: username || mobileNum, account: opened.userName, password, countryDialingCode });
          else forgetLogin(type);
          if (password) setSessionPassword(password);
          unlinkedToken.value = undefined;
          draft.forget();
          openSession(opened);
        } catch (error) {
          refused(error);
          throw error;
        }
      }),
    /** Opens a free-trial account (L04). */
    playFree: () =>
      run('trial', async () => {
        const opened = await toastWhile(i18n.t('shell:wait'), call(trialLogin, {}));
        openSession(opened);
      }),
  };
}
