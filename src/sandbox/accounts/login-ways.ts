import type { login } from '../../contract/endpoints/session.ts';
import type { InputOf } from '../../contract/endpoint.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Call } from '../handler.ts';
import type { Merchant } from '../settings/merchants.ts';
import { useCode } from './codes.ts';
import { findExternal } from './external.ts';
import type { Found } from './found.ts';
import { findByNumber, findMember } from './members.ts';
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
  find(call: Call<Input>, merchant: Merchant): Promise<Found>;
}

const byPassword: LoginWay = {
  isOffered: () => true,
  named: (input) => input.username.trim(),
  proof: (input) => input.password,
  refusal: 'login.wrong',
  async find({ platform, input }, { code, trialCode }) {
    const name = input.username.trim();
    const member = findMember(platform, code, name) ?? findMember(platform, trialCode, name);
    const isRight = await isPassword(input.password, member?.password_hash);
    return { isProven: isRight && member !== undefined, member };
  },
};

const byCode: LoginWay = {
  isOffered: ({ settings }) => settings.whitelabel.MOBILEVERCODELOGIN3 === true,
  named: (input) => input.username.trim(),
  proof: (input) => input.password.trim(),
  refusal: 'verification.wrong',
  async find({ platform, input }, { code: merchant }) {
    const number = input.username.trim();
    const isProven = useCode(platform, { merchant, purpose: 'login', subject: number }, input.password.trim());
    return { isProven, member: isProven ? findByNumber(platform, merchant, number) : undefined };
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
