import { LRUCache } from 'lru-cache';
import { type DrawnPage, type PageRenderer, sourceOf } from '../build/page-files.ts';
import type { Language } from '../contract/languages.ts';
import { usualWords } from '../contract/own-words.ts';
import type { OwnSpeech } from '../contract/own-strings.ts';
import type { OwnText } from '../contract/own-texts.ts';
import type { MerchantConfig, PageData } from '../contract/page.ts';
import { type Answerer, answererOf } from './answers.ts';
import { cardOf } from './cards/card.ts';
import type { Subject } from './cards/subjects.ts';
import type { Content } from './content.ts';
import { documentOf } from './document.ts';
import type { Eventual } from './eventual.ts';
import { etagWithHost, imageHostHeaders } from './image-host.ts';
import { linkedData } from './linked-data.ts';
import { buildName } from './machine.ts';
import type { Machine } from './machine.ts';
import { ownSpeech } from './merchants/merchants.ts';
import type { Merchant } from './merchants/merchants.ts';
import { etagOf } from './negotiation.ts';
import { perLanguage } from './per-language.ts';
import { groundsOf } from './pictures/grounds.ts';
import { isTextPath, textScreen } from './own-texts.ts';
import { contentSecurityPolicy, pageHeaders } from './security.ts';
import { linkHeader, shareHead } from './share.ts';

/** A page's answers: for one that no other site has opened, and for one that is cut off from the window of the site that did. */
export interface Page {
  alone: Answerer;
  apart: Answerer;
  /** why its content could not be drawn: the phone draws it */
  fault?: string;
}

/** The colour of a picture by its address in a merchant's pages; none where it is not known. */
export type PictureColour = (address: string, merchant: Merchant, imageCDNs: readonly string[]) => string | undefined;

/** Which page, in which language, with which image hosts. */
export interface PageKey {
  name: string;
  language: Language;
  imageCDNs: readonly string[];
  /** which of them its pictures come from */
  imageHost: number;
  /** the merchant's own text that it shows */
  text?: OwnText | undefined;
  /** what its address is about */
  subject?: Subject | undefined;
}

export interface Pages {
  /** name of the page that answers a path; none for a path that no screen answers */
  nameOf(path: string): string | undefined;
  /** The page, drawn and encoded. The same bytes are given until the merchant or the content is another object; while another is made, the one before. */
  page(key: PageKey, merchant: Merchant, content: Content): Eventual<Page>;
}

/** ms for which a page that has just been outdated is given while the next is made: an answer waits for no compression where visitors are many */
const outdatedMs = 2_000;

/** ms after which a page that has not changed is compressed well: 60 ms of a processor for a twelfth less, which one that changes each second does not give back */
const standingMs = 30_000;

/** ms until a page looks again for the colours of its pictures: they are made after it was first given */
const coloursMs = 1_000;

/** The newest of a page, and the one that is being made. */
interface Place {
  merchant?: Merchant;
  content?: Content;
  subject?: Subject | undefined;
  page?: Page;
  /** epoch ms when the page was made, and when it was right last */
  madeAt: number;
  rightAt: number;
  /** it is compressed in 2 ms */
  isQuick?: boolean;
  /** addresses of pictures whose colours it does not know, and epoch ms when they were looked for last */
  colourless?: readonly string[];
  lookedAt?: number;
  making?: Promise<Page> | undefined;
}

/** Whether two are the same thing, told in the same words. */
const isSame = (one: Subject | undefined, other: Subject | undefined): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/** The tabs that a merchant's pages name; none where they are the usual ones. */
export const tabsIn = ({ tabsOf }: Pick<PageRenderer, 'tabsOf'>, merchant: Merchant): Pick<MerchantConfig, 'tabs'> =>
  merchant.tabs ? { tabs: tabsOf(merchant.tabs, merchant.page.languages, ownSpeech(merchant)) } : {};

const nothing: DrawnPage = { title: '', description: '', html: '', classes: '' };

/** Pages about one of many things that are kept, of a merchant in a language: there are as many as games. */
const mostOfSubjects = 50;

interface PagesOptions {
  /** search engines are told to show none */
  isHidden?: boolean;
  /** pictures of links are drawn here */
  drawsCards?: boolean;
  colourOf?: PictureColour;
}

/** The pages of a build. */
export function createPages(machine: Machine, { isHidden = false, drawsCards = false, colourOf = () => '' }: PagesOptions = {}): Pages {
  const { files: { screens, ...build }, renderer } = machine;
  const named = { 'Leve-Build': buildName(build), ...(isHidden && { 'X-Robots-Tag': 'noindex' }) };
  const names = new Map(Object.entries(renderer.rowsByName).flatMap(([name, { paths }]) => paths.map((path) => [path, name] as const)));
  const places = perLanguage(() => new Map<string, Place>());
  const placesOfSubjects = perLanguage(() => new LRUCache<string, Place>({ max: mostOfSubjects }));
  const styles = new Map<string, Promise<string>>();
  const sources = new Map<string, string>();
  let prepared: Promise<void> | undefined;

  const styleOf = (files: readonly string[]): Promise<string> => {
    const key = files.join();
    if (!styles.has(key)) styles.set(key, Promise.all(files.map((file) => machine.text(file))).then((texts) => texts.map((text) => text.trim()).join('')));
    return styles.get(key)!;
  };
  const sourcesOf = (texts: readonly string[]): string => {
    for (const text of texts) if (!sources.has(text)) sources.set(text, sourceOf(text));
    return texts.map((text) => sources.get(text)).join(' ');
  };

  /** What is drawn; where the drawing throws, the page without content, and why. */
  function draw(name: string, data: PageData, own: OwnSpeech | undefined): { drawn: DrawnPage; fault?: string } {
    try {
      return { drawn: renderer.renderPage(name, data, own) };
    } catch (error) {
      const strings = renderer.stringsOf(data.language, name, own) as { title?: string };
      return { drawn: { ...nothing, title: strings.title ?? '' }, fault: `drawing ${name}: ${(error as Error).message}` };
    }
  }

  async function make({ name, language, imageCDNs, imageHost, text, subject }: PageKey, merchant: Merchant, content: Content, isQuick: boolean): Promise<Page & { colourless: readonly string[] }> {
    await (prepared ??= renderer.prepareRender());
    const row = renderer.rowsByName[name]!;
    const own = ownSpeech(merchant);
    const config = { ...merchant.page, imageCDNs, ...tabsIn(renderer, merchant), ...(merchant.analytics && row.mayBeCounted && { analytics: merchant.analytics }) };
    const beginnings = Object.keys(content.answers).filter((key) => content.answers[key]!.isBeginning);
    const answers = Object.fromEntries(Object.entries(content.answers).map(([key, { value }]) => [key, value]));
    const data: PageData = { merchant: config, language, query: content.query, imageHost, answers, ...(text && { text }), ...(content.at !== undefined && { at: content.at }), ...(beginnings.length && { beginnings }) };
    const files = screens[name]!;
    const style = await styleOf(files.styles);
    const { drawn, fault } = draw(name, data, own);
    const texts = (namespace: string) => renderer.stringsOf(language, namespace, own) as { noScript: string; failure: { network: string } };
    const address = row.paths[0] === undefined ? undefined : row.paths[0] + (name === textScreen ? `/${text!.name}` : '') + (subject?.query || content.query);
    const card = drawsCards && merchant.site && address !== undefined ? cardOf(renderer, merchant, { page: name, language, text, subject }) : undefined;
    const grounds = groundsOf(drawn.html, merchant.theme, (picture) => colourOf(picture, merchant, imageCDNs));
    const { html, scripts, styles: inlined } = documentOf({
      data, drawn, files, build, style, grounds: grounds.css,
      merchantHead: merchant.head,
      shareHead: shareHead(merchant, address, drawn, card) + linkedData(merchant, name, text),
      strings: Object.fromEntries(row.strings.map((namespace) => [namespace, texts(namespace)])),
      noScript: texts('ageGate').noScript.replace('{{age}}', config.words?.age ?? usualWords.age),
      waiting: texts('common').failure.network,
      forMembers: row.forMembers,
    });
    const policy = contentSecurityPolicy({ script: sourcesOf(scripts), style: `${sourcesOf(inlined)} ${grounds.css && `${sourceOf(grounds.css)} `}${merchant.style}`, pictures: merchant.pictures, hasFonts: merchant.hasFonts }, config, content.settings);
    const plain = new TextEncoder().encode(html);
    const etag = etagWithHost(await etagOf(plain), imageHost);
    const body = { ...(await machine.encode(plain, etag, isQuick)), etag };
    const ofVisit = { ...imageHostHeaders(imageCDNs, imageHost), ...named, ...linkHeader(merchant, address), ...(merchant.isDraft && { 'Cache-Control': 'no-store' }) };
    return { alone: answererOf(body, { ...pageHeaders(policy, true), ...ofVisit }), apart: answererOf(body, { ...pageHeaders(policy, false), ...ofVisit }), colourless: grounds.unknown, ...(fault && { fault }) };
  }

  /** Whether a colour that the page lacks is known by now. */
  function hasNewColour(place: Place, { imageCDNs }: PageKey, merchant: Merchant, now: number): boolean {
    if (!place.colourless?.length || now - (place.lookedAt ?? 0) < coloursMs) return false;
    place.lookedAt = now;
    return place.colourless.some((picture) => colourOf(picture, merchant, imageCDNs));
  }

  return {
    nameOf: (path) => names.get(path) ?? names.get(path.replace(/\/+$/, '') || '/') ?? (isTextPath(path) ? textScreen : undefined),
    page(key, merchant, content) {
      const { subject } = key;
      const known = (subject?.query ? placesOfSubjects : places)(merchant.page, key.language);
      const name = `${key.imageHost} ${key.text?.name ?? ''} ${subject?.query ?? ''} ${content.name}`;
      let place = known.get(name);
      const now = Date.now();
      if (!place) known.set(name, (place = { madeAt: 0, rightAt: 0 }));
      const hasStood = now - place.madeAt >= standingMs;
      if (place.merchant === merchant && place.content === content && isSame(place.subject, subject) && place.page) {
        place.rightAt = now;
        if (!hasNewColour(place, key, merchant, now) && (!place.isQuick || !hasStood)) return place.page;
      }
      const isQuick = !hasStood;
      place.making ??= make(key, merchant, content, isQuick).then(({ colourless, ...page }) => {
        Object.assign(place, { merchant, content, subject, page, isQuick, colourless, madeAt: Date.now(), making: undefined });
        return page;
      }, (error: Error) => {
        place.making = undefined;
        throw error;
      });
      // A page of another merchant's file, or before a switch, would be wrong.
      return place.page && place.merchant === merchant && place.content?.settings === content.settings && now - place.rightAt < outdatedMs ? place.page : place.making;
    },
  };
}
