import { computed, signal } from '@preact/signals-react';
import type { ReadonlySignal, Signal } from '@preact/signals-react';
import { systemCountry } from '../../../../contract/endpoints/accounts.ts';
import type { Country } from '../../../../contract/endpoints/accounts.ts';
import { pageData } from '../../../device/page-data.ts';
import { language } from '../../../i18n/language.ts';
import { resource } from '../../../gateway/resource.ts';
import { sentenceKey } from '../../../gateway/failure.ts';
import type { GatewayFailure } from '../../../gateway/failure.ts';

/** The visitor's country and all that can be picked, in the language spoken now. */
export const countries = resource(systemCountry, () => ({ language: language.peek() }));

/** Until the platform has sent the countries. */
const brazil = '+55';

/** The merchant's country, where it names one, else the visitor's: a phone that speaks English may well be in Brazil. */
const own = computed(() => {
  const known = countries.value.value;
  const dialingCodeOf = (wanted: string | undefined) => known?.countries.find(({ code }) => code === wanted)?.dialingCode;
  return dialingCodeOf(pageData.merchant.country) ?? dialingCodeOf(known?.code) ?? brazil;
});

/** The dialling code of one form's number. */
export interface DialingCode {
  /** the picked dialling code, else that of the merchant's or the visitor's country; with its plus, such as `+55` */
  readonly shown: ReadonlySignal<string>;
  /** the picked dialling code; empty: none was picked */
  readonly picked: Signal<string>;
  pick(dialingCode: string): void;
}

/** A dialling code for one form, not picked yet. */
export function createDialingCode(): DialingCode {
  const picked = signal('');
  return {
    shown: computed(() => picked.value || own.value),
    picked,
    pick(dialingCode) {
      picked.value = dialingCode;
    },
  };
}

// `São Tomé` is found by `sao tome`.
const plain = (text: string): string => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase();

/** The countries whose name or code begins a word with `sought`, or whose dialling code begins with it; all where nothing is sought. */
export function searchCountries(all: readonly Country[], sought: string): readonly Country[] {
  const wanted = plain(sought).trim();
  if (!wanted) return all;
  const digits = wanted.replace(/^\+/, '');
  return all.filter(({ code, name, dialingCode }) => {
    const dialled = dialingCode.replace(/\D/g, '');
    return ` ${plain(name)}`.includes(` ${wanted}`) || plain(code) === wanted || dialled.startsWith(digits);
  });
}

/** A number of no account, on its way from login to registration; `dialingCode` is empty where none was picked. */
export const carriedNumber = signal<{ number: string; dialingCode: string } | undefined>(undefined);

/** The key of the sentence for a number that is somebody's: the platform's code for it speaks of a username. */
export const numberTaken = 'form:numberTaken';

/** The key of the sentence for a refusal about a number. */
export const numberSentence = (failure: GatewayFailure): string => (failure.code === 'user.exists' ? numberTaken : sentenceKey(failure));
