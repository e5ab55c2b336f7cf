import type { RegistrationSettings } from '../../contract/endpoints/accounts.ts';
import { registrationFields, type RegistrationField } from '../../contract/registration.ts';

const required: readonly RegistrationField[] = ['username', 'password', 'confirmPassword'];
const enabled: readonly RegistrationField[] = [...required, 'mobileNum', 'email', 'nickname', 'affiliateCode'];

/** The registration fields of a fresh merchant: few. The console changes them. */
export const registrationAtFirst: RegistrationSettings = Object.fromEntries(
  registrationFields.map((field) => [field, { enabled: enabled.includes(field), required: required.includes(field) }]),
);
