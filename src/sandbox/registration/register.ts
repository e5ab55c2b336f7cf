import { cleanNumber } from '../../contract/clean.ts';
import type { register } from '../../contract/endpoints/registration.ts';
import { fieldsAsked, registerMethods } from '../../contract/registration.ts';
import { limitAttempts } from '../accounts/attempts.ts';
import { isCaptchaAnswer, keepCaptcha } from '../accounts/captcha.ts';
import { faultOfCode, useCode, type CodeFault } from '../accounts/codes.ts';
import { identityOf, isOfNumber } from '../accounts/external.ts';
import { addMember, findMember, holderOfCpf, type Mobile } from '../accounts/members.ts';
import { openFor } from '../accounts/open.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { visitorOf } from '../accounts/visitor.ts';
import { Refusal, type Call, type Handler, type Platform } from '../handler.ts';
import { merchantOf, type Merchant } from '../settings/merchants.ts';
import { change } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';
import { keepConsent } from '../accounts/consents.ts';
import { dialingCodeOf } from '../accounts/countries.ts';
import { rulesOf } from '../accounts/field-rules.ts';
import { readForm, refuseForeign, wayOf, type Form, type RegisterInput } from './form.ts';
import { inviterOf, recommenderOf } from './uplines.ts';

const details = ['qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo'] as const;

/** Registers a new member, opens the wallet, and logs the member in (A §3, R11). */
export const registerMember: Handler<typeof register> = async (call) => {
  const { platform, input, address } = call;
  const merchant = merchantOf(call);
  const { whitelabel, externalAuth } = merchant.settings;
  refuseForeign(input, registerMethods);
  const asked = fieldsAsked(wayOf(input, whitelabel), merchant.registration, whitelabel);
  const form = readForm(input, asked, Boolean(externalAuth && input.firebaseIdToken), rulesOf(call));
  const mobile = form.mobileNum ? { dialingCode: dialingCodeOf(input.countryDialingCode), number: form.mobileNum } : undefined;
  if (merchant.admits === 'agents') throw new Refusal('login.non.agent');
  limitAttempts(platform, 'registration', address);
  if (form.captcha && !isCaptchaAnswer(platform, visitorOf(call), form.captcha)) {
    throw new Refusal('captcha.wrong', { field: 'captcha', captcha: true });
  }
  try {
    const proof = asked.verificationCode && mobile && proofOf(call, merchant, mobile, form);
    return openFor(platform, await addRegistered(call, merchant, form, proof, mobile));
  } catch (error) {
    if (!(error instanceof Refusal) || !form.captcha) throw error;
    const isCode = error.code === 'verification.wrong' || error.code === 'verification.expired';
    // Whose code was at fault has solved the captcha all the same; for any other fault it is used up.
    if (isCode) keepCaptcha(platform, visitorOf(call), form.captcha);
    throw isCode ? error : new Refusal(error.code, { ...error.value as object, captcha: true });
  }
};

async function addRegistered(
  { platform, input }: Call<RegisterInput>, merchant: Merchant, form: Form, proof: NumberProof | undefined, mobile: Mobile | undefined,
): Promise<{ id: number; account: string; type: number }> {
  const account = form.username ?? mobile?.number ?? '';
  refuseTaken(platform, merchant.code, form);
  const inviterId = form.affiliateCode ? inviterOf(platform, merchant.code, form.affiliateCode, input.domain) : undefined;
  const recommenderId = form.recommenderId ? recommenderOf(platform, merchant.code, form.recommenderId) : undefined;
  refuseFault(await proof?.fault());
  const [passwordHash, paymentPasswordHash] = await Promise.all([form.password, form.paymentPassword].map((text) => text && hashPassword(text)));
  return transaction(platform.database, () => {
    // Checked again: another registration may have taken the name while the passwords were hashed.
    refuseTaken(platform, merchant.code, form);
    refuseFault(proof?.use());
    const id = addMember(platform, {
      merchant: merchant.code, account, type: 0, nickname: form.nickname, email: form.email, mobile, passwordHash, paymentPasswordHash,
      cpf: cpfOf(form), fullName: form.payeeName, provedNumber: proof !== undefined,
      registeredAt: platform.clock.now(), uplineId: inviterId ?? recommenderId, opening: 0,
    });
    keepOrigin(platform, id, input, form);
    if (input.terms) keepConsent(platform, id, input.terms);
    return { id, account, type: 0 };
  });
}

/** Proof that a number is the person's own. */
interface NumberProof {
  /** its fault, or none */
  fault(): CodeFault | undefined | Promise<CodeFault | undefined>;
  /** the same, and uses it up */
  use(): CodeFault | undefined;
}

function refuseFault(fault: CodeFault | undefined): void {
  if (fault) throw new Refusal(fault, { field: 'verificationCode' });
}

function proofOf({ platform, input, address }: Call<RegisterInput>, merchant: Merchant, mobile: Mobile, form: Form): NumberProof {
  const { firebaseIdToken: token } = input;
  if (merchant.settings.externalAuth && token) {
    return {
      fault: async () => {
        const identity = await identityOf(platform, merchant, token);
        return identity && isOfNumber(identity, mobile) ? undefined : 'verification.wrong';
      },
      use: () => undefined,
    };
  }
  const name = { merchant: merchant.code, purpose: 'registration', subject: mobile.dialingCode + mobile.number } as const;
  const code = form.verificationCode ?? '';
  return { fault: () => faultOfCode(platform, name, code, address), use: () => useCode(platform, name, code, address) };
}

const cpfOf = ({ idNumber }: Form): string | undefined => (idNumber ? cleanNumber(idNumber) : undefined);

/** Refused with `user.exists` where the username or the number is somebody's, and with `cpf.exists` where the CPF is. */
function refuseTaken(platform: Platform, merchant: string, form: Form): void {
  for (const field of ['username', 'mobileNum'] as const) {
    const name = form[field];
    if (name && findMember(platform, merchant, name)) throw new Refusal('user.exists', { field });
  }
  const cpf = cpfOf(form);
  if (cpf && holderOfCpf(platform, merchant, cpf)) throw new Refusal('cpf.exists', { field: 'idNumber' });
}

function keepOrigin({ database }: Platform, memberId: number, { registerMethod, registerUrl, domain }: RegisterInput, form: Form): void {
  change(
    database, 'insert into registrations (member_id, method, url, domain, affiliate_code) values (?, ?, ?, ?, ?)',
    memberId, registerMethod, registerUrl, domain, form.affiliateCode ?? null,
  );
  for (const field of details) {
    const value = form[field];
    if (value) change(database, 'insert into member_details (member_id, field, value) values (?, ?, ?)', memberId, field, value);
  }
}
