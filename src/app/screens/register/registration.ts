import { signal } from '@preact/signals-react';
import { sendRegistrationCode, verification } from '../../../contract/endpoints/accounts.ts';
import { captcha as captchaEndpoint } from '../../../contract/endpoints/session.ts';
import type { FieldsAsked, RegistrationWay } from '../../../contract/registration.ts';
import type { Rule } from '../../../contract/rules.ts';
import { call } from '../../gateway/call.ts';
import { createDialingCode } from '../../features/auth/dialing-code/countries.ts';
import { plainNumber } from '../../features/auth/dialing-code/plain-number.ts';
import { externalAuth } from '../../features/auth/external/external-auth.ts';
import { numberTaken } from '../../features/auth/number-refusal.ts';
import { createNumberProof } from '../../features/auth/external/number-proof.ts';
import { resource } from '../../gateway/resource.ts';
import { createSmsCode } from '../../features/auth/sms-code.ts';
import { cleaned, focusField, setRule, setText, showRefusal, validate } from '../../ui/form/field.ts';
import { createForm } from '../../ui/form/form.ts';
import { createAffiliateCheck, invitation } from './affiliate.ts';
import { createFieldSettings, fieldNames } from './field-settings.ts';
import { keptDraft, removeDraft, saveDraft } from './draft.ts';
import { createSend } from './send-registration.ts';
import type { Name } from './send-registration.ts';

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

  const send = createSend({ asked, form, dialingCode, proof, checkAffiliate, anotherPicture, onRegistered: forgetDraft });

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

/** The state of the form. */
export type Registration = ReturnType<typeof createRegistration>;

/** Typed values are kept while another page, such as the user agreement, is read; all but secrets survive a reload too. */
let draft: Registration | undefined;

/** The registration that was begun, else a new one. */
export const registrationDraft = (): Registration => (draft ??= createRegistration());

/** The next registration begins empty. */
export function forgetDraft(): void {
  draft = undefined;
  removeDraft();
}
