import type { PageRenderer } from '../page-files.ts';
import type { Language } from '../../contract/languages.ts';
import type { OwnText } from '../../contract/own-texts.ts';
import { usualWords } from '../../contract/own-words.ts';
import { versionOf } from '../merchants/icons.ts';
import { ownSpeech, type Merchant } from '../merchants/merchants.ts';
import type { Subject } from './subjects.ts';

/** The preview picture of a link to a page. */
export interface Card {
  /** where the edge serves it; changes with the content */
  address: string;
  /** what it shows, also used for screen readers and for the link's own text */
  title: string;
  text: string;
  /** relative to an image host */
  picture?: string;
  balls?: readonly string[];
  /** minimum age, years */
  age: string;
}

/** Path prefix of cards. */
export const cardFolder = '/share';
/** Query fields of a card's address beside the page's own. */
const versionField = 'v';
const textField = 'text';

/** The page that an invitation leads to. */
const invited = 'register';

interface ShareStrings {
  invitation: { title: string; text: string };
  game: string;
  draw: string;
}

type Strings = Pick<PageRenderer, 'stringsOf'>;

/** Identifies the page of a card. */
export interface CardKey {
  page: string;
  language: Language;
  /** the merchant's own text that the page shows */
  text?: OwnText | undefined;
  subject?: Subject | undefined;
}

function wordsOf({ stringsOf }: Strings, merchant: Merchant, { page, language, text, subject }: CardKey): Pick<Card, 'title' | 'text'> {
  const strings = <T>(namespace: string): T => stringsOf(language, namespace, ownSpeech(merchant)) as T;
  const age = merchant.page.words?.age ?? usualWords.age;
  const usual = (): string => (strings<{ description?: string }>(page).description ?? strings<{ description?: string }>('shell').description ?? '').replaceAll('{{age}}', age);
  if (subject) {
    const share = strings<ShareStrings>('share');
    return { title: subject.title, text: subject.line ?? (subject.period === undefined ? share.game : share.draw.replace('{{period}}', subject.period)) };
  }
  if (page === invited) return strings<ShareStrings>('share').invitation;
  return { title: text?.title ?? (page === 'home' ? merchant.page.name : (strings<{ title?: string }>(page).title ?? '')), text: usual() };
}

/** The card of a page; undefined if the merchant's own picture is used: for each page about nothing but the merchant. */
export function cardOf(strings: Strings, merchant: Merchant, key: CardKey): Card | undefined {
  const { page, language, text, subject } = key;
  if (merchant.sharesLarge && !subject && page !== invited) return undefined;
  const shown = {
    ...wordsOf(strings, merchant, key),
    ...(subject?.picture && { picture: subject.picture }),
    ...(subject?.balls && { balls: subject.balls }),
    age: merchant.page.words?.age ?? usualWords.age,
  };
  const query = new URLSearchParams(subject?.query);
  if (text) query.set(textField, text.name);
  query.set(versionField, versionOf([shown, merchant.look]));
  return { ...shown, address: `${cardFolder}/${language}/${page}.png?${query}` };
}

/** Parses a card's address into its page and the name of its text; undefined for any other address. */
export function cardAsked(path: string, query: string): { page: string; language: string; text: string } | undefined {
  const [, language, page] = /^\/share\/(\w+)\/(\w+)\.png$/.exec(path) ?? [];
  return page && language ? { page, language, text: new URLSearchParams(query).get(textField) ?? '' } : undefined;
}
