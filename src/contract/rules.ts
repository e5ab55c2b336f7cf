import { cleanSecret, cleanText } from './clean.ts';
import { documentFault } from './documents.ts';
import * as limits from './limits.ts';

/** The rules of a field's text (A §5), as data, so that phone and platform check the same. An empty field passes unless it is `required`. */
export interface Rule {
  /** prefix of its faults' message keys */
  readonly name: string;
  readonly required?: boolean;
  readonly type?: keyof typeof types;
  /** range: length of the text in UTF-16 code units */
  readonly least?: number;
  readonly most?: number;
  /** enum: the only values */
  readonly oneOf?: readonly string[];
  /** regular expression for the whole text */
  readonly pattern?: string;
  /** `trimmed`: the text is cleaned like any typed or pasted one; `refused`: a secret, without any blanks */
  readonly whitespace?: 'trimmed' | 'refused';
}

/** Letters of any script with their marks, and the punctuation of people's names. */
const personName = /^(?=.*\p{L})[\p{L}\p{M}'’‘‛ʹʻʼʾʿ′`´.·\u2010-\u2015\u2212 -]+$/u;

/** The fault that each type finds in a cleaned text. Older phones ignore a type that they do not know. */
const types = {
  digits: (text: string): Fault | undefined => (/^\d+$/.test(text) ? undefined : 'type'),
  name: (text: string): Fault | undefined => (personName.test(text) ? undefined : 'type'),
  cpf: documentFault,
};

/** Why a text breaks a rule; `company`: a company's number in place of a person's. */
export type Fault = 'required' | 'whitespace' | 'type' | 'range' | 'enum' | 'pattern' | 'company';

/** The text in the form that is checked and sent; any other value counts as empty. */
export function clean(rule: Rule, value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  return rule.whitespace === 'trimmed' ? cleanText(text) : cleanSecret(text);
}

/** Why `value` breaks the rule, as the key of its message, `<rule>.<fault>`; undefined if it does not. Never throws. */
export function check(rule: Rule, value: unknown): string | undefined {
  const fault = value === undefined || value === null || typeof value === 'string' ? faultOf(rule, clean(rule, value)) : 'type';
  return fault && `${rule.name}.${fault}`;
}

function faultOf(rule: Rule, text: string): Fault | undefined {
  if (!text.trim() && (rule.required || !text)) return rule.required ? 'required' : undefined;
  if (rule.whitespace === 'refused' && /\s/.test(text)) return 'whitespace';
  // Before the patterns, so that they never see a text of 10,000 characters.
  if (text.length < (rule.least ?? 0) || text.length > (rule.most ?? Infinity)) return 'range';
  // A server's type that this phone does not know passes, so that nobody is locked out.
  const wrong = rule.type && Object.keys(types).includes(rule.type) && types[rule.type](text);
  if (wrong) return wrong;
  if (rule.oneOf && !rule.oneOf.includes(text)) return 'enum';
  return rule.pattern && !matches(rule.pattern, text) ? 'pattern' : undefined;
}

function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`).test(text);
  } catch {
    // A server's pattern that this engine cannot compile passes, so that nobody is locked out.
    return true;
  }
}

/** Where the specification gives no bounds, they are as wide as any account that a merchant may have. */
export const loginUsername: Rule = { name: 'loginUsername', required: true, whitespace: 'trimmed', least: 4, most: 16, pattern: '[A-Za-z0-9_]+' };
/** A merchant's rule for its members' login names, e.g. e-mails. `pattern` is a regular expression for the whole name. */
export type OwnNameRule = Pick<Rule, 'least' | 'most' | 'pattern'>;
/** The rule of a login name, or the merchant's own, whose faults have general messages: the usual ones mention letters and digits. */
export const usernameRule = (own?: OwnNameRule): Rule => (own ? { ...loginUsername, ...own, name: 'ownName' } : loginUsername);
/** The password of a login (A §5). */
export const loginPassword: Rule = { name: 'loginPassword', required: true, whitespace: 'refused', least: 6, most: 20 };
/** The mobile number of a login, at most 20 digits (A §5). */
export const loginMobileNum: Rule = { name: 'loginMobileNum', required: true, whitespace: 'trimmed', type: 'digits', least: 8, most: limits.mobileNumber };
/** A code by SMS, at most 10 digits (A §5). */
export const verificationCode: Rule = { name: 'verificationCode', required: true, whitespace: 'trimmed', type: 'digits', most: limits.smsCode };
/** Checked only when the captcha is shown. */
export const captcha: Rule = { name: 'captcha', required: true, whitespace: 'trimmed', type: 'digits', most: limits.captchaLength };
