import { affiliateCheck, verification } from '../../../contract/endpoints/accounts.ts';
import { pageData } from '../../device/page-data.ts';
import { register, registerRefusal } from '../../../contract/endpoints/registration.ts';
import type { OpenedSession } from '../../../contract/endpoints/session.ts';
import type { RegistrationField } from '../../../contract/registration.ts';
import { tryRead } from '../../../contract/shape.ts';
import { call } from '../../gateway/call.ts';
import { isRefused, SentenceError, sentenceKey, type GatewayFailure } from '../../gateway/failure.ts';
import { isUnanswered, unsureFailure } from '../../gateway/lost-answer.ts';
import { i18n } from '../../i18n/index.ts';
import { externalAuth } from '../../features/auth/external/external-auth.ts';
import type { NumberProof } from '../../features/auth/external/create-number-proof.ts';
import { numberSentence, numberTaken, type DialingCode } from '../../features/auth/dialing-code/number.ts';
import type { SmsCode } from '../../features/auth/sms-code.ts';
import { setSessionPassword, tryLogin } from '../../features/auth/password/session-password.ts';
import { refreshSettings } from '../../features/merchant/merchant.ts';
import { openSession } from '../../features/session/log-in-out.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { cleanedText, refuse, showRefusal, type FormField } from '../../ui/form/field.ts';
import type { Form } from '../../ui/form/form.ts';
import { toast, durations } from '../../ui/messages/messages.ts';
import type { createFieldSettings } from './field-settings.ts';

/** A field of the form; `adult` is its 18+ box. */
export type Name = RegistrationField | 'adult';

/** Checks an invitation code on this domain (R08), and resolves to it. Rejects with a `GatewayFailure`: `invitation.wrong` if it is invalid. */
export const checkInvitation = async (code: string): Promise<string> => {
  await call(affiliateCheck, { code, domain: location.hostname });
  return code;
};

/** The type of member that registers here (A §3). */
const player = 0;

/** The table of in-app browsers is too large for the first view of the form. */
const method = lazy(() => import('./register-method.ts'));

/** APP, H5, WEBCLIP or PWA (A §3); H5, as most are, where the table could not be loaded. */
const loadMethod = () => method.load().then(({ registerMethod }) => registerMethod(), () => 'H5' as const);

/** Shows an error at the field if its username or number is taken. Rejects with a `GatewayFailure`. */
export async function checkFree(field: FormField, name: 'username' | 'mobileNum'): Promise<void> {
  const value = cleanedText(field);
  const { free } = await call(verification, { field: name, value });
  if (!free && cleanedText(field) === value) showRefusal(field, name === 'mobileNum' ? numberTaken : 'common:error.user.exists');
}

interface SendOptions {
  asked: Pick<ReturnType<typeof createFieldSettings>, 'load'>;
  form: Form<Name>;
  /** the fields that are sent */
  names: readonly RegistrationField[];
  dialingCode: DialingCode;
  code: SmsCode;
  proof: NumberProof;
  /** the code to send; rejects where the typed one is not valid */
  invitationOf: (typed: string) => Promise<string>;
  /** loads another captcha */
  renewCaptcha: () => void;
  onRegistered: () => void;
}

/** The function that sends the form's values and opens the session. Refusals about a field are shown there; with others it rejects. */
export function createSend({ asked, form: { fields }, names, dialingCode, code, proof, invitationOf, renewCaptcha, onRegistered }: SendOptions) {
  /** Shows a refusal at its field; false if that is not on the screen. */
  function tie(name: string | undefined, failure: GatewayFailure): boolean {
    code.noteRefusal(failure);
    // The picker of the dialling code has no line of its own for faults.
    const field = fields[(name === 'countryDialingCode' ? 'mobileNum' : name) as Name] as typeof fields.adult | undefined;
    if (!field?.input) return false;
    refuse(field, field === fields.mobileNum ? numberSentence(failure) : sentenceKey(failure));
    return true;
  }

  /** The result of a check; undefined if its refusal was shown at the field. */
  async function held<T>(name: Name, check: Promise<T>): Promise<{ value: T } | undefined> {
    try {
      return { value: await check };
    } catch (error) {
      if (isRefused(error) && tie(name, error)) return undefined;
      throw error;
    }
  }

  /** The number's proof of the external service, where that verifies it (R09). */
  async function proofOf(typedCode: string): Promise<{ firebaseChannel?: string; firebaseIdToken?: string }> {
    if (!externalAuth.peek() || !typedCode) return {};
    return { firebaseChannel: 'sms', firebaseIdToken: await proof.token(typedCode) };
  }

  /** name and password of a registration whose answer was lost, as JSON */
  let unsure = '';

  /** The session of an account that was created although an answer was lost, now or at the last try; undefined if it was not created. */
  async function openedAfter(error: unknown, { username, mobileNum, password, captcha }: Record<Name, string>): Promise<OpenedSession | undefined> {
    const account = JSON.stringify([username, mobileNum, password]);
    if (!isUnanswered(error) && unsure !== account) return undefined;
    unsure = account;
    if (captcha) renewCaptcha();
    // Without a password, only a code would log in.
    if (!password) throw unsureFailure(error, 'register:unknown');
    return tryLogin(username || mobileNum, password, 'register:unknown');
  }

  return async (values: Record<Name, string>): Promise<void> => {
    const proven = await held('verificationCode', proofOf(values.verificationCode));
    const invited = proven && (await held('affiliateCode', invitationOf(values.affiliateCode)));
    if (!proven || !invited) return;
    const filled: Partial<Record<RegistrationField, string>> = {};
    for (const name of names) if (values[name]) filled[name] = values[name];
    filled.affiliateCode = invited.value || undefined;
    const open = (opened: OpenedSession) => {
      onRegistered();
      if (values.password) setSessionPassword(values.password);
      toast(i18n.t('register:done'), durations.success, 'done');
      openSession(opened);
    };
    try {
      open(await call(register, {
        ...filled,
        ...proven.value,
        countryDialingCode: filled.mobileNum && dialingCode.shown.peek(),
        registerUrl: location.hostname,
        registerMethod: await loadMethod(),
        terms: pageData.merchant.texts?.terms?.version,
        domain: location.hostname,
        type: player,
      }));
    } catch (error) {
      const opened = await openedAfter(error, values);
      if (opened) return open(opened);
      if (!isRefused(error)) throw isUnanswered(error) ? new SentenceError('register:unchanged') : error;
      const { field, captcha } = tryRead(registerRefusal, error.value) ?? {};
      if (captcha) renewCaptcha();
      if (tie(field, error)) return;
      // The required fields may have changed while the form was being filled in.
      void asked.load();
      void refreshSettings();
      throw error;
    }
  };
}
