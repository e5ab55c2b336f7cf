import type { InputOf } from '../../contract/endpoint.ts';
import type { register } from '../../contract/endpoints/registration.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import { registrationWays, type FieldsAsked, type RegistrationField, type RegistrationWay } from '../../contract/registration.ts';
import { cleanNumber, codeIn } from '../../contract/clean.ts';
import { mobileFault, phoneFault, plainNumber } from '../../contract/phone.ts';
import { check, clean } from '../../contract/rules.ts';
import { dialingCodeOf } from '../accounts/countries.ts';
import { Refusal } from '../handler.ts';
import type { rules } from '../accounts/field-rules.ts';

export type RegisterInput = InputOf<typeof register>;

/** The filled-in fields, checked and cleaned; empty ones are left out. */
export type Form = Partial<Record<RegistrationField, string>>;

// A field that is not listed here is `user.malformed`, missing or wrong (A §8).
const refusals: Partial<Record<RegistrationField, { missing: ErrorCode; wrong: ErrorCode }>> = {
  username: { missing: 'login.empty', wrong: 'user.malformed' },
  password: { missing: 'login.empty', wrong: 'user.malformed' },
  confirmPassword: { missing: 'password.mismatch', wrong: 'password.mismatch' },
  captcha: { missing: 'captcha.missing', wrong: 'captcha.wrong' },
  verificationCode: { missing: 'verification.wrong', wrong: 'verification.wrong' },
  affiliateCode: { missing: 'invitation.wrong', wrong: 'invitation.wrong' },
  recommenderId: { missing: 'referrer.wrong', wrong: 'referrer.wrong' },
};
const otherwise = { missing: 'user.malformed', wrong: 'user.malformed' } as const;

/** The way to register: by username if one was typed, else by number, as far as the merchant allows. */
export function wayOf({ username }: RegisterInput, whitelabel: Record<string, boolean>): RegistrationWay {
  const ways = registrationWays(whitelabel);
  const wanted = username?.trim() ? 'username' : 'mobile';
  const way = ways.includes(wanted) ? wanted : ways[0];
  if (!way) throw new Refusal('permission.denied');
  return way;
}

/** Reads the fields that are asked for and no other; the first one that breaks its rule is named in the refusal. */
export function readForm(input: RegisterInput, asked: FieldsAsked, hasToken: boolean, ruleOf: typeof rules): Form {
  const form: Form = {};
  for (const [name, { required }] of Object.entries(asked)) {
    const field = name as RegistrationField;
    // A token of the external auth proves the number in place of the code (A §4).
    const isNeeded = field === 'verificationCode' ? (required || form.mobileNum !== undefined) && !hasToken : required;
    const rule = { ...ruleOf[field], required: isNeeded };
    const value = meaningOf(field, input);
    const fault = check(rule, value) ?? otherFault(field, input);
    const { missing, wrong } = refusals[field] ?? otherwise;
    if (fault) throw new Refusal(fault.endsWith('.required') ? missing : wrong, { field });
    const cleaned = clean(rule, value);
    if (cleaned) form[field] = field === 'idNumber' ? cleanNumber(cleaned) : cleaned;
  }
  if (asked.confirmPassword && form.confirmPassword !== form.password) throw new Refusal('password.mismatch', { field: 'confirmPassword' });
  return form;
}

/** A field's text without what its rule does not know: the signs of a number, the sentence around a code. */
function meaningOf(field: RegistrationField, { countryDialingCode, ...input }: RegisterInput): string | undefined {
  const given = input[field];
  if (!given) return given;
  if (field === 'verificationCode') return codeIn(given);
  return field === 'mobileNum' || field === 'whatsapp' ? plainNumber(given, dialingCodeOf(countryDialingCode)) : given;
}

/** Why no such number exists. */
function otherFault(field: RegistrationField, input: RegisterInput): string | undefined {
  const number = meaningOf(field, input);
  if (!number) return undefined;
  if (field === 'mobileNum') return mobileFault(number, dialingCodeOf(input.countryDialingCode));
  return field === 'whatsapp' ? phoneFault(number, dialingCodeOf(input.countryDialingCode)) : undefined;
}

/** Refuses input that the app's own form never sends. */
export function refuseForeign({ registerUrl, registerMethod, domain, type }: RegisterInput, methods: readonly string[]): void {
  if (!registerUrl.trim() || !domain.trim()) throw new Refusal('request.url.empty');
  if (!methods.includes(registerMethod) || type !== 0 || registerUrl.length > 255 || domain.length > 255) throw new Refusal('request.invalid');
}
