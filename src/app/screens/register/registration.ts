import { signal } from '@preact/signals-react';
import { register, registerRefusal, sendRegistrationCode, verification } from '../../../contract/endpoints/accounts.ts';
import { captcha as captchaEndpoint } from '../../../contract/endpoints/session.ts';
import type { FieldsAsked, RegistrationField, RegistrationWay } from '../../../contract/registration.ts';
import type { Rule } from '../../../contract/rules.ts';
import { read } from '../../../contract/shape.ts';
import { call } from '../../gateway/call.ts';
import { GatewayFailure } from '../../gateway/failure.ts';
import { sentenceKey } from '../../gateway/failure-text.ts';
import { i18n } from '../../i18n/index.ts';
import { createDialingCode } from '../../features/auth/dialing-code/countries.ts';
import { plainNumber } from '../../features/auth/dialing-code/plain-number.ts';
import { externalAuth } from '../../features/auth/external/external-auth.ts';
import { numberSentence, numberTaken } from '../../features/auth/number-refusal.ts';
import { setSessionPassword } from '../../features/auth/session-password.ts';
import { refreshSettings } from '../../features/merchant/merchant.ts';
import { toast, durations } from '../../ui/messages/messages.ts';
import { createNumberProof } from '../../features/auth/external/number-proof.ts';
import { resource } from '../../gateway/resource.ts';
import { openSession } from '../../features/session/session.ts';
import { createSmsCode } from '../../features/auth/sms-code.ts';
import { cleaned, createForm, focusField, refuse, setRule, setText, showRefusal, validate } from '../../ui/form/form.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { createAffiliateCheck, invitation } from './affiliate.ts';
import { createFieldSettings, fieldNames } from './field-settings.ts';
import { keptDraft, removeDraft, saveDraft } from './draft.ts';

type Name = RegistrationField | 'adult';

/** The type of member that registers here (A §3). */
const player = 0;

/** The table of in-app browsers is too large for the first view of the form. */
const method = lazy(() => import('./register-method.ts'));

/** APP, H5, WEBCLIP or PWA (A §3); H5, as most are, where the table could not be loaded. */
const loadMethod = () => method.load().then(({ registerMethod }) => registerMethod(), () => 'H5' as const);

const refused = (error: unknown): error is GatewayFailure => error instanceof GatewayFailure && error.kind === 'refused';

function readRefusal({ value }: GatewayFailure): { field?: string; captcha?: boolean } {
  try {
    return read(registerRefusal, value);
  } catch {
    return {};
  }
}

/** A registration that is being filled in. */
export function createRegistration() {
  const asked = createFieldSettings();
  const rules = {} as Record<Name, Rule>;
  for (const name of fieldNames) rules[name] = { name };
  rules.adult = { name: 'adult', required: true };
  const form = createForm(rules);
  const { fields } = form;
  const dialingCode = createDialingCode();
  const picture = resource(captchaEndpoint, () => ({}));
  const checkAffiliate = createAffiliateCheck();
  const invited = invitation();
  const unfolded = signal(false);
  const kept = keptDraft();
  if (kept) {
    for (const name of Object.keys(fields) as Name[]) if (kept.texts[name]) setText(fields[name], kept.texts[name]);
    dialingCode.pick(kept.dialingCode);
    asked.choose(kept.way as RegistrationWay);
    unfolded.value = kept.unfolded;
  }
  if (invited) setText(fields.affiliateCode, invited);

  fields.whatsapp.meaning = (typed) => plainNumber(typed, dialingCode.shown.peek());
  fields.confirmPassword.also = () => (fields.confirmPassword.value.peek() === fields.password.value.peek() ? undefined : 'confirmPassword.unequal');
  // A number that need not be given still wants its code, once it is.
  fields.verificationCode.also = () => (fields.mobileNum.value.peek() && !fields.verificationCode.value.peek() ? 'verificationCode.required' : undefined);

  const proof = createNumberProof(() => dialingCode.shown.peek() + cleaned(fields.mobileNum));
  const code = createSmsCode({
    purpose: 'registration',
    form,
    number: fields.mobileNum,
    code: fields.verificationCode,
    send: () =>
      externalAuth.peek()
        ? proof.send()
        : call(sendRegistrationCode, { mobileNo: cleaned(fields.mobileNum), countryDialingCode: dialingCode.shown.peek() }),
  });

  function anotherPicture(): void {
    setText(fields.captcha, '');
    picture.clear();
    void picture.load();
  }

  /** Ties a refusal to the field that it is about; false where that is on no screen. */
  function tie(name: string | undefined, failure: GatewayFailure): boolean {
    // The picker of the dialling code has no line of its own for faults.
    const field = fields[(name === 'countryDialingCode' ? 'mobileNum' : name) as Name] as typeof fields.adult | undefined;
    if (!field?.input) return false;
    refuse(field, field === fields.mobileNum ? numberSentence(failure) : sentenceKey(failure));
    return true;
  }

  /** Gives what a check gives, or ties its refusal to the field and gives nothing. */
  async function held<T>(name: Name, check: Promise<T>): Promise<{ value: T } | undefined> {
    try {
      return { value: await check };
    } catch (error) {
      if (refused(error) && tie(name, error)) return undefined;
      throw error;
    }
  }

  /** The number's proof of the external service, where that verifies it (R09). */
  async function proofOf(typedCode: string): Promise<{ firebaseChannel?: string; firebaseIdToken?: string }> {
    if (!externalAuth.peek() || !typedCode) return {};
    return { firebaseChannel: 'sms', firebaseIdToken: await proof.token(typedCode) };
  }

  async function send(values: Record<Name, string>): Promise<void> {
    const proven = await held('verificationCode', proofOf(values.verificationCode));
    if (!proven || !(await held('affiliateCode', checkAffiliate(values.affiliateCode)))) return;
    const filled: Partial<Record<RegistrationField, string>> = {};
    for (const name of fieldNames) if (values[name]) filled[name] = values[name];
    try {
      const opened = await call(register, {
        ...filled,
        ...proven.value,
        countryDialingCode: filled.mobileNum && dialingCode.shown.peek(),
        registerUrl: location.hostname,
        registerMethod: await loadMethod(),
        domain: location.hostname,
        type: player,
      });
      forgetDraft();
      if (values.password) setSessionPassword(values.password);
      toast(i18n.t('register:done'), durations.success);
      openSession(opened);
    } catch (error) {
      if (!refused(error)) throw error;
      const { field, captcha } = readRefusal(error);
      if (captcha) anotherPicture();
      if (tie(field, error)) return;
      // The required fields may have changed while the form was being filled in.
      void asked.load();
      void refreshSettings();
      throw error;
    }
  }

  return {
    asked,
    form,
    dialingCode,
    code,
    picture,
    /** the page was reached by an invitation: its field stands with the first ones */
    invited: invited !== '',
    /** the optional fields are open; they stay so, lest what was typed is out of sight */
    unfolded,
    /** Stores the typed values for a reload; call it in an effect, so that it runs at each change. */
    save() {
      const texts: Record<string, string> = {};
      for (const name of Object.keys(fields) as Name[]) texts[name] = fields[name].value.value;
      saveDraft({ texts, dialingCode: dialingCode.picked.value, way: asked.way.value ?? '', unfolded: unfolded.value });
    },
    /** Requests the registration's settings, and checks the invitation in the address. */
    load() {
      void asked.load();
      checkAffiliate(invited).catch(() => {
        // It is checked again when the form is sent, and told then.
      });
    },
    /** Holds each field to the platform's rule. */
    takeRules(wanted: FieldsAsked | undefined) {
      for (const name of fieldNames) {
        const field = wanted?.[name];
        if (field) setRule(fields[name], asked.ruleOf(name, field.required));
      }
    },
    /** R06: another password, another comparison. */
    recheckConfirmation() {
      if (fields.confirmPassword.value.peek()) validate(fields.confirmPassword);
    },
    /** Says at once where a name is taken; without an answer, the registration will. */
    async checkFree(field: 'username' | 'mobileNum') {
      const value = cleaned(fields[field]);
      try {
        const { free } = await call(verification, { field, value });
        if (!free && cleaned(fields[field]) === value) showRefusal(fields[field], field === 'mobileNum' ? numberTaken : 'common:error.user.exists');
      } catch {
        // Not shown: the person did not start this check.
      }
    },
    /** Whether the 18+ box is ticked; if not, shows the error. */
    ofAge(): boolean {
      if (validate(fields.adult)) return true;
      focusField(fields.adult);
      return false;
    },
    send: () => form.submit(send),
  };
}

export type Registration = ReturnType<typeof createRegistration>;

/** Typed values are kept while another page, such as the user agreement, is read; all but secrets survive a reload too. */
let draft: Registration | undefined;

export const registrationDraft = (): Registration => (draft ??= createRegistration());

export function forgetDraft(): void {
  draft = undefined;
  removeDraft();
}
