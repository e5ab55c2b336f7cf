import { computed, signal } from '@preact/signals-react';
import { systemCountry } from '../../../../contract/endpoints/accounts.ts';
import { pageData } from '../../../device/page-data.ts';
import { language } from '../../../i18n/language.ts';
import { resource } from '../../../gateway/resource.ts';
import { sentenceKey, type GatewayFailure } from '../../../gateway/failure.ts';

/** The visitor's country and all countries that can be picked, in the current language. */
export const countries = resource(systemCountry, () => ({ language: language.peek() }));

/** Default until the platform has sent the countries. */
const brazil = '+55';

/** The merchant's country if it names one, else the visitor's: a phone set to English may well be in Brazil. */
const own = computed(() => {
  const known = countries.value.value;
  const dialingCodeOf = (wanted: string | undefined) => known?.countries.find(({ code }) => code === wanted)?.dialingCode;
  return dialingCodeOf(pageData.merchant.country) ?? dialingCodeOf(known?.code) ?? brazil;
});

/** The dialling code of one form's number, with its plus, such as `+55`; not picked yet. */
export function createDialingCode() {
  const picked = signal('');
  return {
    /** the picked dialling code, else that of the merchant's or the visitor's country */
    shown: computed(() => picked.value || own.value),
    /** the picked dialling code; empty if none was picked */
    picked,
    pick(dialingCode: string) {
      picked.value = dialingCode;
    },
  };
}

/** The dialling code of one form's number. */
export type DialingCode = ReturnType<typeof createDialingCode>;

/** A number without an account, passed from login to registration; `dialingCode` is empty if none was picked. */
export const carriedNumber = signal<{ number: string; dialingCode: string } | undefined>(undefined);

/** The key of the sentence for a number that is taken: the platform's error code speaks of a username. */
export const numberTaken = 'form:numberTaken';

/** The key of the sentence for a refusal about a number. */
export const numberSentence = (failure: GatewayFailure): string => (failure.code === 'user.exists' ? numberTaken : sentenceKey(failure));
