import type { RegistrationSettings } from '../../contract/endpoints/accounts.ts';
import { registrationFields } from '../../contract/registration.ts';
import type { RegistrationField } from '../../contract/registration.ts';

const required: readonly RegistrationField[] = ['username', 'password', 'confirmPassword'];
const enabled: readonly RegistrationField[] = [...required, 'mobileNum', 'email', 'nickname', 'affiliateCode'];

/** What a fresh merchant asks of a new member: little. The console changes it. */
export const registrationAtFirst: RegistrationSettings = Object.fromEntries(
  registrationFields.map((field) => [field, { enabled: enabled.includes(field), required: required.includes(field) }]),
);
