import { batch, signal } from '@preact/signals-react';
import { sendRegistrationCode } from '../../../contract/endpoints/accounts.ts';
import type { FieldsAsked, RegistrationWay } from '../../../contract/registration.ts';
import { phoneFault, plainNumber } from '../../../contract/phone.ts';
import { check, type Rule } from '../../../contract/rules.ts';
import { call } from '../../gateway/call.ts';
import { GatewayFailure, isRefused } from '../../gateway/failure.ts';
import { carriedNumber, createDialingCode } from '../../features/auth/dialing-code/number.ts';
import { createNumberProof } from '../../features/auth/external/create-number-proof.ts';
import { externalAuth } from '../../features/auth/external/external-auth.ts';
import { createCaptcha } from '../../features/auth/ask-captcha.ts';
import { createCodeDraft } from '../../features/auth/code-draft.ts';
import { createSmsCode } from '../../features/auth/sms-code.ts';
import { cleanedText, focusField, mustRepeat, setRule, setText, validate } from '../../ui/form/field.ts';
import { createForm } from '../../ui/form/form.ts';
import { invitation } from './invitation.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { hydrated } from '../../runtime/scheduling/hydration.tsx';
import { createFieldSettings, fieldNames } from './field-settings.ts';
import { keptDraft, removeDraft, saveDraft } from './draft.ts';
import type { Name } from './send-registration.ts';

type Sending = typeof import('./send-registration.ts');

/** The code that sends the form, apart from its first view, which is large. */
const sending = lazy(() => import('./send-registration.ts'));

const isNoInvitation = (error: unknown): boolean => isRefused(error, 'invitation.wrong');

/** The logic of one registration: its fields, code, captcha, invitation and sending. */
export function createRegistration() {
  const asked = createFieldSettings();
  const rules = {} as Record<Name, Rule>;
  for (const name of fieldNames) rules[name] = { name };
  rules.adult = { name: 'adult', required: true };
  const form = createForm(rules);
  const { fields } = form;
  const dialingCode = createDialingCode();
  const captcha = createCaptcha(fields.captcha);
  /** the last code that was found valid, which is not checked again (R08) */
  let valid = '';
  const checkAffiliate = async (code: string) => {
    if (code && code !== valid) valid = await (await sending.load()).checkInvitation(code);
  };
  /** the invitation of this visit; empty: none, or not known yet */
  const invited = signal('');
  const unfolded = signal(false);
  const isOwn = signal(false);

  fields.whatsapp.meaning = (typed) => plainNumber(typed, dialingCode.shown.peek());
  fields.whatsapp.also = () => phoneFault(cleanedText(fields.whatsapp), dialingCode.shown.peek());
  mustRepeat(fields.confirmPassword, fields.password);
  // An optional number needs its code too, if it is filled in.
  fields.verificationCode.also = () => (fields.mobileNum.value.peek() && !fields.verificationCode.value.peek() ? 'verificationCode.required' : undefined);

  const proof = createNumberProof(() => dialingCode.shown.peek() + cleanedText(fields.mobileNum));
  // The number and its tab are stored with the other fields.
  const sendingDraft = createCodeDraft('registration', { sending: proof.sending });
  const code = createSmsCode({
    purpose: 'registration',
    form,
    number: fields.mobileNum,
    prefix: () => dialingCode.shown.value,
    code: fields.verificationCode,
    send: (answer) =>
      externalAuth.peek()
        ? sendingDraft.keepOnce(proof.send())
        : call(sendRegistrationCode, { mobileNo: cleanedText(fields.mobileNum), countryDialingCode: dialingCode.shown.peek(), captcha: answer }),
  });

  /** Removes an invalid invitation that came in the address, unless another code was typed or one is required: it must not stop the registration. */
  function dropInvitation(): void {
    const { affiliateCode } = fields;
    if (invited.peek() && !affiliateCode.rule.required && affiliateCode.value.peek() === invited.peek()) setText(affiliateCode, '');
  }

  /** The invitation code to register with. Rejects with a `GatewayFailure` if a typed or required code is invalid, or could not be checked. */
  async function invitationOf(typed: string): Promise<string> {
    try {
      await checkAffiliate(typed);
    } catch (error) {
      if (!isNoInvitation(error) || typed !== invited.peek() || fields.affiliateCode.rule.required) throw error;
      dropInvitation();
      return '';
    }
    return typed;
  }

  function onRegistered(): void {
    sendingDraft.forget();
    forgetDraft();
  }

  let send: ReturnType<Sending['createSend']> | undefined;

  async function sendLoaded(values: Record<Name, string>): Promise<void> {
    const { createSend } = await sending.load().catch(() => {
      throw new GatewayFailure('network');
    });
    send ??= createSend({ asked, form, names: fieldNames, dialingCode, code, proof, invitationOf, renewCaptcha: captcha.renew, onRegistered });
    await send(values);
  }

  /** Restores the stored draft and the invitation. Call it in an effect: the page was drawn without them. */
  function takeUp(): void {
    if (!hydrated.value || isOwn.peek()) return;
    batch(() => {
      const kept = keptDraft();
      if (kept) {
        // A text that was typed before the app ran is newer.
        for (const name of Object.keys(fields) as Name[]) if (kept.texts[name] && !fields[name].value.peek()) setText(fields[name], kept.texts[name]);
        dialingCode.pick(kept.dialingCode);
        asked.choose(kept.way as RegistrationWay);
        unfolded.value = kept.unfolded;
      }
      invited.value = invitation();
      if (invited.peek()) setText(fields.affiliateCode, invited.peek());
      isOwn.value = true;
    });
  }

  takeUp();
  return {
    asked,
    form,
    dialingCode,
    code,
    picture: captcha.picture,
    /** the invitation of this visit, if any: its field is among the first */
    invited,
    /** the optional fields are shown; they stay so, to keep typed texts visible */
    unfolded,
    takeUp,
    /** Stores the typed values for a reload; call it in an effect, so that it runs at each change. */
    save() {
      if (!isOwn.value) return;
      const texts: Record<string, string> = {};
      for (const name of Object.keys(fields) as Name[]) texts[name] = fields[name].value.value;
      saveDraft({ texts, dialingCode: dialingCode.picked.value, way: asked.way.value ?? '', unfolded: unfolded.value });
    },
    /** Requests the registration's settings, and checks the invitation in the address. */
    load() {
      void asked.load();
      sending.load().catch(() => {
        // It is loaded again when the form is sent.
      });
      checkAffiliate(invitation()).catch((error: unknown) => {
        // Not answered, it is checked again when the form is sent.
        if (isNoInvitation(error)) dropInvitation();
      });
    },
    /** Sets the platform's rule of each field. */
    takeRules(wanted: FieldsAsked | undefined) {
      for (const name of fieldNames) {
        const field = wanted?.[name];
        if (field) setRule(fields[name], asked.ruleOf(name, field.required));
      }
      if (check(fields.affiliateCode.rule, invited.value)) dropInvitation();
    },
    /** Compares the repetition again after a change of the password (R06). */
    recheckConfirmation() {
      if (fields.confirmPassword.value.peek()) validate(fields.confirmPassword);
    },
    /** Shows at once if a name is taken; without an answer, the registration will tell. */
    checkFree(field: 'username' | 'mobileNum') {
      // Not shown where it fails: the person did not start this check.
      sending.load().then((module) => module.checkFree(fields[field], field)).catch(() => {});
    },
    /** Whether the 18+ box is ticked; if not, shows the error. */
    ofAge(): boolean {
      if (validate(fields.adult)) return true;
      focusField(fields.adult);
      return false;
    },
    send: () => form.submit(sendLoaded),
  };
}

/** One registration. */
export type Registration = ReturnType<typeof createRegistration>;

/** The registration of this page, kept while other pages, such as the user agreement, are read; all but secrets survive a reload too. */
let draft: Registration | undefined;

/** The registration in progress, else a new one; with the number that login has passed on. */
export function registrationDraft(): Registration {
  draft ??= createRegistration();
  const carried = carriedNumber.peek();
  if (carried) {
    setText(draft.form.fields.mobileNum, carried.number);
    draft.dialingCode.pick(carried.dialingCode);
    draft.asked.choose('mobile');
    carriedNumber.value = undefined;
  }
  return draft;
}

/** The next registration begins empty. */
export function forgetDraft(): void {
  draft = undefined;
  removeDraft();
}
