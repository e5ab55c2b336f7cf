import type { PageFile } from '../build/page-files.ts';
import type { Language } from '../contract/languages.ts';
import type { PageSnapshot } from '../contract/page.ts';
import { answererOf } from './answers.ts';
import type { Answerer } from './answers.ts';
import type { Eventual } from './eventual.ts';
import type { Machine } from './machine.ts';
import type { Merchant } from './merchants/merchants.ts';
import { etagWithHost, withImageHost } from './image-host.ts';
import { etagOf } from './negotiation.ts';
import { cutTemplate, fillTemplate } from './page-html.ts';
import type { Template } from './page-html.ts';
import { perLanguage } from './per-language.ts';
import { contentSecurityPolicy, pageHeaders } from './security.ts';

/** A page's answers: for one that no other site has opened, and for one that is cut off from the window of the site that did. */
export interface Page {
  alone: Answerer;
  apart: Answerer;
}

/** Which page: its name, its language, and the name of the list whose first pictures it shows. */
export interface PageKey {
  name: string;
  language: Language;
  list: string;
  /** which of the merchant's image hosts its pictures come from */
  imageHost: number;
}

export interface Pages {
  /** name of the page that answers a path; none for a path that no screen answers */
  nameOf(path: string): string | undefined;
  /** The page, filled and encoded. The same bytes are given until the merchant or the snapshot is another object. */
  page(key: PageKey, merchant: Merchant, snapshot: PageSnapshot): Eventual<Page>;
}

interface Filled {
  merchant: Merchant;
  snapshot: PageSnapshot;
  page: Page;
}

const isSame = (one: PageSnapshot, other: PageSnapshot): boolean =>
  one.settings === other.settings && one.banner === other.banner && one.pictures === other.pictures;

/** The pages of a build. */
export function createPages(machine: Machine): Pages {
  const { paths, pages } = machine.files;
  const names = new Map(Object.entries(paths));
  const templates = new Map<string, Template>();
  // The newest of each page, list and image host: by name and list, then by the host.
  const latestOf = perLanguage(() => new Map<string, Filled[]>());

  async function templateOf({ file }: PageFile): Promise<Template> {
    const found = templates.get(file) ?? cutTemplate(await machine.text(file));
    templates.set(file, found);
    return found;
  }

  async function fill({ name, language, imageHost }: PageKey, merchant: Merchant, snapshot: PageSnapshot): Promise<Page> {
    const source = pages[name]![language];
    const html = fillTemplate(await templateOf(source), { merchant: merchant.page, snapshot: withImageHost(snapshot, merchant.page, imageHost) }, merchant.head);
    const policy = contentSecurityPolicy({ script: source.script, style: `${source.style} ${merchant.style}`, pictures: merchant.pictures }, merchant.page, snapshot.settings);
    const plain = new TextEncoder().encode(html);
    const etag = etagWithHost(await etagOf(plain), imageHost);
    const body = { ...(await machine.encode(plain, etag)), etag };
    return { alone: answererOf(body, pageHeaders(policy, true)), apart: answererOf(body, pageHeaders(policy, false)) };
  }

  return {
    nameOf: (path) => names.get(path) ?? names.get(path.replace(/\/+$/, '') || '/'),
    page(key, merchant, snapshot) {
      const latest = latestOf(merchant.page, key.language);
      const place = key.list ? `${key.name} ${key.list}` : key.name;
      let hosts = latest.get(place);
      if (!hosts) latest.set(place, (hosts = []));
      const found = hosts[key.imageHost];
      if (found?.merchant === merchant && isSame(found.snapshot, snapshot)) return found.page;
      return fill(key, merchant, snapshot).then((page) => {
        hosts[key.imageHost] = { merchant, snapshot, page };
        return page;
      });
    },
  };
}
