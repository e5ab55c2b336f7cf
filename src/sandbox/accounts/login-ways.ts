import type { login } from '../../contract/endpoints/session.ts';
import type { InputOf } from '../../contract/endpoint.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import { cleanText, codeIn } from '../../contract/clean.ts';
import { plainNumber, plainNumberOrName } from '../../contract/phone.ts';
import { Refusal, type Call } from '../handler.ts';
import type { Merchant } from '../settings/merchants.ts';
import { useCode } from './codes.ts';
import { findExternal } from './external.ts';
import type { LoginResult } from './login-result.ts';
import { dialingCodeOf } from './countries.ts';
import { findByNumber, findMembers } from './members.ts';
import { isPassword } from './passwords.ts';

type Input = InputOf<typeof login>;

/** One way of logging in (A §3). */
export interface LoginWay {
  isOffered(merchant: Merchant): boolean;
  /** the claimed account; attempts are counted against it */
  named(input: Input): string | undefined;
  /** the proof: a password, a code or a token */
  proof(input: Input): string | undefined;
  /** the refusal of a failed proof */
  refusal: ErrorCode;
  find(call: Call<Input>, merchant: Merchant): Promise<LoginResult>;
}

/** Counted as one account, however its number is written. */
const nameOf = ({ username, countryDialingCode }: Input): string => plainNumberOrName(cleanText(username), dialingCodeOf(countryDialingCode));
const numberOf = ({ username, countryDialingCode }: Input): string => plainNumber(username, dialingCodeOf(countryDialingCode));

const byPassword: LoginWay = {
  isOffered: () => true,
  named: nameOf,
  proof: (input) => input.password,
  refusal: 'login.wrong',
  async find({ platform, input }, { code, trialCode }) {
    // As it was typed first: a username may look like a number.
    const names = [cleanText(input.username), nameOf(input)];
    const found = [code, trialCode].flatMap((merchant) => names.flatMap((name) => findMembers(platform, merchant, name)));
    const members = found.filter((member, at) => found.findIndex(({ id }) => id === member.id) === at);
    for (const member of members) if (await isPassword(input.password, member.password_hash)) return { isProven: true, member };
    if (!members.length) await isPassword(input.password, undefined);
    return { isProven: false, member: members[0] };
  },
};

const byCode: LoginWay = {
  isOffered: ({ settings }) => settings.whitelabel.MOBILEVERCODELOGIN3 === true,
  named: numberOf,
  proof: (input) => codeIn(input.password),
  refusal: 'verification.wrong',
  async find({ platform, input, address }, { code: merchant }) {
    const number = numberOf(input);
    const fault = useCode(platform, { merchant, purpose: 'login', subject: number }, input.password, address);
    if (fault === 'verification.expired') throw new Refusal(fault);
    return { isProven: !fault, member: fault ? undefined : findByNumber(platform, merchant, number) };
  },
};

const byToken: LoginWay = {
  isOffered: ({ settings }) => settings.externalAuth !== undefined,
  named: (input) => input.firebaseIdToken,
  proof: (input) => input.firebaseIdToken,
  refusal: 'login.wrong',
  find: findExternal,
};

/** The ways by the `type` of a login. */
export const loginWays: ReadonlyMap<string, LoginWay> = new Map([['username', byPassword], ['sms', byCode], ['firebase', byToken]]);
