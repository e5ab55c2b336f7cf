import { LRUCache } from 'lru-cache';
import { type DrawnPage, type PageRenderer, sourceOf } from './page-files.ts';
import type { Language } from '../contract/languages.ts';
import { usualWords } from '../contract/own-words.ts';
import type { OwnSpeech } from '../contract/own-strings.ts';
import type { OwnText } from '../contract/own-texts.ts';
import type { MerchantConfig, PageData } from '../contract/page.ts';
import { type Answerer, answererOf } from './answers.ts';
import { cardOf } from './cards/card.ts';
import type { Subject } from './cards/subjects.ts';
import { withShownVendors } from './beginnings.ts';
import type { Content } from './content.ts';
import { documentOf } from './document.ts';
import type { Eventual } from './eventual.ts';
import { etagWithHost, imageHostHeaders } from './image-host.ts';
import { linkedData } from './linked-data.ts';
import { buildName, type Machine } from './machine.ts';
import { ownSpeech, type Merchant } from './merchants/merchants.ts';
import { etagOf } from './negotiation.ts';
import { perLanguage } from './per-language.ts';
import { placeholderColoursOf } from './pictures/placeholder-colours.ts';
import { isTextPath, textScreen } from './own-texts.ts';
import { contentSecurityPolicy, pageHeaders } from './security.ts';
import { addressHead, shareHead } from './share.ts';

/** A page's answers: opened by no other site, and separated from the window of the site that opened it. */
export interface Page {
  direct: Answerer;
  crossSite: Answerer;
  /** why its content could not be drawn; then the phone draws it */
  fault?: string;
}

/** The colour of a picture by its address in a merchant's pages; undefined if it is not known. */
export type PictureColour = (address: string, merchant: Merchant, imageCDNs: readonly string[]) => string | undefined;

/** Identifies a page by name, language and image hosts. */
export interface PageKey {
  name: string;
  language: Language;
  imageCDNs: readonly string[];
  /** index of its pictures' host */
  imageHost: number;
  /** the merchant's own text that it shows */
  text?: OwnText | undefined;
  /** the subject of its address */
  subject?: Subject | undefined;
}

export interface Pages {
  /** name of the page at a path; undefined if no screen answers it */
  nameOf(path: string): string | undefined;
  /** The page, drawn and encoded. The same bytes until the merchant or the content is another object; while a new one is made, the previous one. */
  page(key: PageKey, merchant: Merchant, content: Content): Eventual<Page>;
}

/** ms for which an outdated page is served while the next is made, so that no answer waits for compression when there are many visitors */
const outdatedMs = 2_000;

/**
 * ms that a page must have stood for its successor to be compressed well: 80 ms of a processor for a twelfth less, which
 * brings home into the first flight of a connection. It does not pay for a page that changes each second, nor may the
 * first visitor after a changed switch or merchant's file wait for it: for these it is compressed quickly, and well
 * behind the next visit.
 */
const standingMs = 5_000;

/** ms until a page looks again for its pictures' colours, which are made after it was first served */
const coloursMs = 1_000;

/** The newest version of a page, and the one being made. */
interface Place {
  merchant?: Merchant;
  content?: Content;
  subject?: Subject | undefined;
  page?: Page;
  /** epoch ms when the page was made, or the one that had stood before a changed switch, and when it was last valid */
  madeAt: number;
  rightAt: number;
  /** it was compressed quickly, in 2 ms */
  isQuick?: boolean;
  /** addresses of pictures without a known colour, and epoch ms of the last look */
  colourless?: readonly string[];
  lookedAt?: number;
  making?: Promise<Page> | undefined;
}

/** Whether two subjects have the same content. */
const isSame = (one: Subject | undefined, other: Subject | undefined): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/** The tabs in a merchant's pages; empty for the default. */
export const tabsIn = ({ tabsOf }: Pick<PageRenderer, 'tabsOf'>, merchant: Merchant): Pick<MerchantConfig, 'tabs'> =>
  merchant.tabs ? { tabs: tabsOf(merchant.tabs, merchant.page.languages, ownSpeech(merchant)) } : {};

const nothing: DrawnPage = { title: '', description: '', html: '', classes: '' };

/** Cached pages with a subject, per merchant and language: there are as many as games. */
const mostOfSubjects = 50;

interface PagesOptions {
  /** search engines are told noindex */
  isHidden?: boolean;
  /** cards are drawn here */
  drawsCards?: boolean;
  colourOf?: PictureColour;
}

export function createPages(machine: Machine, { isHidden = false, drawsCards = false, colourOf = () => '' }: PagesOptions = {}): Pages {
  const { files: { screens, ...build }, renderer } = machine;
  const named = { 'Leve-Build': buildName(build), ...(isHidden && { 'X-Robots-Tag': 'noindex' }) };
  const names = new Map(Object.entries(renderer.rowsByName).flatMap(([name, { paths }]) => paths.map((path) => [path, name] as const)));
  const places = perLanguage(() => new Map<string, Place>());
  const placesOfSubjects = perLanguage(() => new LRUCache<string, Place>({ max: mostOfSubjects }));
  const styles = new Map<string, Promise<string>>();
  let prepared: Promise<void> | undefined;

  const styleOf = (files: readonly string[]): Promise<string> => {
    const key = files.join();
    if (!styles.has(key)) styles.set(key, Promise.all(files.map((file) => machine.text(file))).then((texts) => texts.map((text) => text.trim()).join('')));
    return styles.get(key)!;
  };
  const sourcesOf = (texts: readonly string[]): string => texts.map(sourceOf).join(' ');

  /** Draws a page; if that throws, the page without content, and why. */
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
    const shown = withShownVendors(name, content.answers);
    const beginnings = Object.keys(shown).filter((key) => shown[key]!.isBeginning);
    const answers = Object.fromEntries(Object.entries(shown).map(([key, { value }]) => [key, value]));
    const data: PageData = { merchant: config, language, query: content.query, imageHost, answers, ...(text && { text }), ...(content.at !== undefined && { at: content.at }), ...(beginnings.length && { beginnings }) };
    const files = screens[name]!;
    const style = await styleOf(files.styles);
    const { drawn, fault } = draw(name, data, own);
    const texts = (namespace: string) => renderer.stringsOf(language, namespace, own) as { noScript: string; failure: { network: string } };
    const address = row.paths[0] === undefined ? undefined : row.paths[0] + (name === textScreen ? `/${text!.name}` : '') + (subject?.query || content.query);
    const card = drawsCards && merchant.site && address !== undefined ? cardOf(renderer, merchant, { page: name, language, text, subject }) : undefined;
    const placeholders = placeholderColoursOf(drawn.html, merchant.theme, (picture) => colourOf(picture, merchant, imageCDNs));
    const { html, scripts, styles: inlined } = documentOf({
      data, drawn, files, build, style, placeholderStyle: placeholders.css,
      merchantHead: merchant.head,
      shareHead: addressHead(merchant, address) + shareHead(merchant, address, drawn, card) + linkedData(merchant, name, text),
      strings: Object.fromEntries(row.strings.map((namespace) => [namespace, texts(namespace)])),
      noScript: texts('ageGate').noScript.replace('{{age}}', config.words?.age ?? usualWords.age),
      waiting: texts('common').failure.network,
      forMembers: row.forMembers,
    });
    const policy = contentSecurityPolicy({ script: sourcesOf(scripts), style: `${sourcesOf(inlined)} ${merchant.style}`, pictures: merchant.pictures, hasFonts: merchant.hasFonts }, config, content.settings);
    const plain = new TextEncoder().encode(html);
    const etag = etagWithHost(await etagOf(plain), imageHost);
    const body = { ...(await machine.encode(plain, etag, isQuick)), etag };
    const ofVisit = { ...imageHostHeaders(imageCDNs, imageHost), ...named, ...(merchant.isDraft && { 'Cache-Control': 'no-store' }) };
    return { direct: answererOf(body, { ...pageHeaders(policy, true), ...ofVisit }), crossSite: answererOf(body, { ...pageHeaders(policy, false), ...ofVisit }), colourless: placeholders.unknown, ...(fault && { fault }) };
  }

  /** Whether a missing colour is known by now. */
  function hasNewColour(place: Place, { imageCDNs }: PageKey, merchant: Merchant, now: number): boolean {
    if (!place.colourless?.length || now - (place.lookedAt ?? 0) < coloursMs) return false;
    place.lookedAt = now;
    return place.colourless.some((picture) => colourOf(picture, merchant, imageCDNs));
  }

  return {
    nameOf: (path) => names.get(path) ?? (path.endsWith('/') ? names.get(path.replace(/\/+$/, '') || '/') : undefined) ?? (isTextPath(path) ? textScreen : undefined),
    page(key, merchant, content) {
      const { subject } = key;
      const known = (subject?.query ? placesOfSubjects : places)(merchant.page, key.language);
      const name = `${key.imageHost} ${key.text?.name ?? ''} ${subject?.query ?? ''} ${content.name}`;
      let place = known.get(name);
      const now = Date.now();
      if (!place) known.set(name, (place = { madeAt: 0, rightAt: 0 }));
      const hasStood = now - place.madeAt >= standingMs;
      const isUnchanged = place.merchant === merchant && place.content === content && isSame(place.subject, subject);
      if (isUnchanged && place.page) {
        place.rightAt = now;
        if (!hasNewColour(place, key, merchant, now) && (!place.isQuick || !hasStood)) return place.page;
      }
      const isSwitched = place.page !== undefined && (place.merchant !== merchant || place.content?.settings !== content.settings);
      const isQuick = machine.compress !== undefined && (!hasStood || isSwitched);
      place.making ??= make(key, merchant, content, isQuick).then(({ colourless, ...page }) => {
        if (!isQuick || !hasStood) place.madeAt = Date.now();
        Object.assign(place, { merchant, content, subject, page, isQuick, colourless, making: undefined });
        return page;
      }, (error: Error) => {
        place.making = undefined;
        throw error;
      });
      // Nobody waits for it where the page before is served.
      place.making.catch(() => {});
      // A page from before a change of the merchant's file or of a switch would be wrong.
      return place.page && place.merchant === merchant && place.content?.settings === content.settings && now - place.rightAt < outdatedMs ? place.page : place.making;
    },
  };
}
