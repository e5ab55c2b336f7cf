import type { registrationRules, registrationSettings } from '../../contract/endpoints/accounts.ts';
import type { Handler } from '../handler.ts';
import { merchantOf } from '../settings/merchants.ts';
import { sendCodeForLogin, sendCodeForRegistration } from './send-codes.ts';
import { readCountry } from '../accounts/countries.ts';
import { checkInvitation, isFree } from './questions.ts';
import { registerMember } from './register.ts';
import { rulesOf } from '../accounts/field-rules.ts';

const readFields: Handler<typeof registrationSettings> = (call) => merchantOf(call).registration;
const readRules: Handler<typeof registrationRules> = rulesOf;

export const registrationHandlers = {
  registrationSettings: readFields,
  registrationRules: readRules,
  register: registerMember,
  verification: isFree,
  affiliateCheck: checkInvitation,
  systemCountry: readCountry,
  sendLoginCode: sendCodeForLogin,
  sendRegistrationCode: sendCodeForRegistration,
};
