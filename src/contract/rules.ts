import { cleanSecret, cleanText } from './clean.ts';
import { documentFault } from './documents.ts';
import * as limits from './limits.ts';

/**
 * The rules of a field's text (A §5), as data, so that phone and platform check it alike.
 * An empty field passes unless it is `required`.
 */
export interface Rule {
  /** names the messages of its faults */
  readonly name: string;
  readonly required?: boolean;
  readonly type?: keyof typeof types;
  /** range: the fewest and the most characters, counted as a text's `length` */
  readonly least?: number;
  readonly most?: number;
  /** enum: nothing but these */
  readonly oneOf?: readonly string[];
  /** a regular expression that the whole text must match */
  readonly pattern?: string;
  /** `trimmed`: the text is cleaned as any that people type or paste; `refused`: a secret, in which there may be none at all */
  readonly whitespace?: 'trimmed' | 'refused';
}

/** Letters of any script with their marks, and what stands between them in names of people. */
const personName = /^(?=.*\p{L})[\p{L}\p{M}'’‘‛ʹʻʼʾʿ′`´.·\u2010-\u2015\u2212 -]+$/u;

/** The fault that each type finds in a cleaned text. A new one needs no new phones: they pass what they do not know. */
const types = {
  digits: (text: string): Fault | undefined => (/^\d+$/.test(text) ? undefined : 'type'),
  name: (text: string): Fault | undefined => (personName.test(text) ? undefined : 'type'),
  cpf: documentFault,
};

/** Why a text breaks a rule; `company`: it is the number of a company, where a person's is asked for. */
export type Fault = 'required' | 'whitespace' | 'type' | 'range' | 'enum' | 'pattern' | 'company';

/** The text as it is checked and sent; any other value counts as empty. */
export function clean(rule: Rule, value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  return rule.whitespace === 'trimmed' ? cleanText(text) : cleanSecret(text);
}

/** Why `value` breaks the rule, as the key of its message, `<rule>.<fault>`; undefined when it does not. Never throws. */
export function check(rule: Rule, value: unknown): string | undefined {
  const fault = value === undefined || value === null || typeof value === 'string' ? faultOf(rule, clean(rule, value)) : 'type';
  return fault && `${rule.name}.${fault}`;
}

function faultOf(rule: Rule, text: string): Fault | undefined {
  if (!text.trim() && (rule.required || !text)) return rule.required ? 'required' : undefined;
  if (rule.whitespace === 'refused' && /\s/.test(text)) return 'whitespace';
  // Before the patterns: a text of 10,000 characters does not reach them.
  if (text.length < (rule.least ?? 0) || text.length > (rule.most ?? Infinity)) return 'range';
  // A type that a server sent and this phone does not know locks nobody out.
  const wrong = rule.type && Object.keys(types).includes(rule.type) && types[rule.type](text);
  if (wrong) return wrong;
  if (rule.oneOf && !rule.oneOf.includes(text)) return 'enum';
  return rule.pattern && !matches(rule.pattern, text) ? 'pattern' : undefined;
}

function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`).test(text);
  } catch {
    // A pattern that a server sent and this engine cannot read locks nobody out.
    return true;
  }
}

/** Bounds that the specification leaves open are ours: as wide as any account that a merchant may hold. */
export const loginUsername: Rule = { name: 'loginUsername', required: true, whitespace: 'trimmed', least: 4, most: 16, pattern: '[A-Za-z0-9_]+' };
/** What a merchant says of its members' login names: an e-mail may be one. `pattern` is a regular expression of the whole name. */
export type OwnNameRule = Pick<Rule, 'least' | 'most' | 'pattern'>;
/** The rule of a login name, with what the merchant says of its own. Its faults are told in general words: the usual ones name letters and digits. */
export const usernameRule = (own?: OwnNameRule): Rule => (own ? { ...loginUsername, ...own, name: 'ownName' } : loginUsername);
/** The password of a login (A §5). */
export const loginPassword: Rule = { name: 'loginPassword', required: true, whitespace: 'refused', least: 6, most: 20 };
/** The mobile number of a login, at most 20 digits (A §5). */
export const loginMobileNum: Rule = { name: 'loginMobileNum', required: true, whitespace: 'trimmed', type: 'digits', least: 8, most: limits.mobileNumber };
/** A code by SMS, at most 10 digits (A §5). */
export const verificationCode: Rule = { name: 'verificationCode', required: true, whitespace: 'trimmed', type: 'digits', most: limits.smsCode };
/** Checked only where the captcha is shown. */
export const captcha: Rule = { name: 'captcha', required: true, whitespace: 'trimmed', type: 'digits', most: limits.captchaLength };
