import { signal, type Signal } from '@preact/signals-react';
import type { Language } from '../../../contract/languages.ts';
import type { OwnText } from '../../../contract/own-texts.ts';
import { pageData } from '../../device/page-data.ts';
import { GatewayFailure } from '../../gateway/failure.ts';
import { startWith } from '../../gateway/answers.ts';
import { language } from '../../i18n/language.ts';

const keyOf = (name: string, spoken: Language): string => `${spoken} ${name}`;

/** The texts on the phone, by language and name; initially the page's. */
const textsByKey = startWith(signal<Readonly<Record<string, OwnText>>>({}), () => (pageData.text ? { [keyOf(pageData.text.name, pageData.language)]: pageData.text } : {}));
const failure = signal<unknown>(undefined);

async function ask(name: string, spoken: Language): Promise<OwnText> {
  const response = await fetch(`/texts/${encodeURIComponent(name)}?language=${spoken}`).catch(() => {
    throw new GatewayFailure('network');
  });
  if (!response.ok) throw new GatewayFailure('status');
  return (await response.json()) as OwnText;
}

/** One of the merchant's own texts in the current language: from the page, else `load` requests it from the edge. `load` never rejects: errors are in `failure`. */
export function ownText(name: string): { value: Signal<OwnText | undefined>; failure: Signal<unknown>; load(): Promise<void> } {
  const spoken = language.value;
  const key = keyOf(name, spoken);
  const value = signal(textsByKey.value[key]);
  async function load(): Promise<void> {
    if (value.peek()) return;
    failure.value = undefined;
    try {
      const text = await ask(name, spoken);
      textsByKey.value = { ...textsByKey.peek(), [key]: text };
    } catch (error) {
      failure.value = error;
    }
  }
  return { value, failure, load };
}

/** Names and titles of the merchant's own texts in the current language, without the terms, which are in the user agreement. */
export const ownPages = (): { name: string; title: string }[] =>
  Object.entries(pageData.merchant.texts ?? {}).flatMap(([name, { titles }]) => (name === 'terms' ? [] : [{ name, title: titles[language.value] ?? name }]));

/** The title of an own text; undefined if the merchant has none of that name. */
export const ownTitle = (name: string): string | undefined => {
  const { texts: own = {} } = pageData.merchant;
  return Object.prototype.hasOwnProperty.call(own, name) ? own[name]!.titles[language.value] : undefined;
};
