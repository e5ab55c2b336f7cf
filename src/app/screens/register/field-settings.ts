import { computed, signal } from '@preact/signals-react';
import { registrationRules, registrationSettings } from '../../../contract/endpoints/accounts.ts';
import { email, fieldsAsked, password, registrationFields, registrationWays, type FieldsAsked, type RegistrationField, type RegistrationWay } from '../../../contract/registration.ts';
import { captcha, loginMobileNum, usernameRule, verificationCode, type Rule } from '../../../contract/rules.ts';
import { pageData } from '../../device/page-data.ts';
import { settings } from '../../features/merchant/merchant.ts';
import { resource } from '../../gateway/resource.ts';

/** Every field that a registration may have; the code comes last, because it is valid for minutes. */
export const fieldNames: readonly RegistrationField[] = [...registrationFields, 'verificationCode'];

// For fields without a rule of the platform: the rules of login and recovery.
const known = (): Partial<Record<RegistrationField, Rule>> => ({ username: usernameRule(pageData.merchant.rules?.username), password, mobileNum: loginMobileNum, verificationCode, captcha, email });

/** The fields that the platform requires of a new member, reloaded as they change. */
export function createFieldSettings() {
  const setting = resource(registrationSettings, () => ({}));
  const rules = resource(registrationRules, () => ({}));
  const chosen = signal<RegistrationWay | undefined>(undefined);
  const ways = computed<readonly RegistrationWay[]>(() => registrationWays(settings.value?.whitelabel ?? {}));
  const way = computed(() => (chosen.value && ways.value.includes(chosen.value) ? chosen.value : ways.value[0]));
  return {
    ways,
    /** the chosen way while its flag is on, else the default of A §4; undefined while registration is closed */
    way,
    choose(next: RegistrationWay) {
      chosen.value = next;
    },
    /** the fields of the form; undefined until the platform has named them */
    fields: computed<FieldsAsked | undefined>(() => {
      const [fields, merchant] = [setting.value.value, settings.value];
      return fields && merchant && rules.value.value && way.value && fieldsAsked(way.value, fields, merchant.whitelabel);
    }),
    /** registration is closed: no way is enabled */
    closed: computed(() => settings.value !== undefined && !ways.value.length),
    /** why the platform's answers are missing; undefined: they are not */
    failure: computed(() => setting.failure.value ?? rules.failure.value),
    /** The rule of a field: the platform's, else that of login or recovery, else none but `required`. */
    ruleOf: (name: RegistrationField, required: boolean): Rule => ({ ...(rules.value.peek()?.[name] ?? known()[name] ?? { name }), required }),
    load: () => Promise.all([setting.load(), rules.load()]),
  };
}
