import { signal } from '@preact/signals-react';
import type { Signal } from '@preact/signals-react';
import type { Language } from '../../../contract/languages.ts';
import { textAddress } from '../../../contract/own-texts.ts';
import type { OwnText } from '../../../contract/own-texts.ts';
import { pageData } from '../../device/page-data.ts';
import { GatewayFailure } from '../../gateway/failure.ts';
import { startWith } from '../../gateway/answers.ts';
import { language } from '../../i18n/language.ts';

/** The text that is shown, in the language that it was asked for. */
const shown = startWith(signal<{ text: OwnText; spoken: Language } | undefined>(undefined), () => pageData.text && { text: pageData.text, spoken: pageData.language });
const failure = signal<unknown>(undefined);

async function ask(name: string, spoken: Language): Promise<OwnText> {
  const response = await fetch(textAddress(name, spoken)).catch(() => {
    throw new GatewayFailure('network');
  });
  if (!response.ok) throw new GatewayFailure('status');
  return (await response.json()) as OwnText;
}

/** One of the merchant's own texts, in the language of now: the one that came with the page, else the edge's. */
export function ownText(name: string): { value: Signal<OwnText | undefined>; failure: Signal<unknown>; load(): Promise<void> } {
  const spoken = language.value;
  const here = shown.value;
  const value = signal(here?.text.name === name && here.spoken === spoken ? here.text : undefined);
  async function load(): Promise<void> {
    if (value.peek()) return;
    try {
      shown.value = { text: await ask(name, spoken), spoken };
      failure.value = undefined;
    } catch (error) {
      failure.value = error;
    }
  }
  return { value, failure, load };
}

/** Names and titles of the merchant's own texts in the language of now, without the terms, which stand in the user agreement. */
export const ownPages = (): { name: string; title: string }[] =>
  Object.entries(pageData.merchant.texts ?? {}).flatMap(([name, { titles }]) => (name === 'terms' ? [] : [{ name, title: titles[language.value] ?? name }]));

/** The title of one of them; none where the merchant has no text of that name. */
export const ownTitle = (name: string): string | undefined => {
  const { texts = {} } = pageData.merchant;
  return Object.prototype.hasOwnProperty.call(texts, name) ? texts[name]!.titles[language.value] : undefined;
};
