import { banners } from '../contract/endpoints/banners.ts';
import { settings } from '../contract/endpoints/platform.ts';
import type { Settings } from '../contract/endpoints/platform.ts';
import type { Language } from '../contract/languages.ts';
import { contentTypes, homeContent } from '../contract/content-types.ts';
import type { MerchantConfig, PageSnapshot } from '../contract/page.ts';
import { askPublic } from './ask.ts';
import { whenBoth } from './eventual.ts';
import type { Eventual } from './eventual.ts';
import { perLanguage } from './per-language.ts';
import { swrCache } from './swr-cache.ts';
import type { Background } from './swr-cache.ts';
import type { Upstream } from './upstream.ts';

/** How a page waits for the platform: 1 s at the first time, then 100 ms where it is that quick. */
export const pageWaits = { firstWaitMs: 1_000, waitMs: 100 };

/** ms that settings and banner serve before they are asked for again */
const freshMs = 2_000;

type Banner = NonNullable<PageSnapshot['banner']>;

/** The platform's present state for a merchant's page in a language. Never rejects: parts that the platform never gave are missing. */
export type Snapshots = (merchant: MerchantConfig, language: Language, background: Background) => Eventual<PageSnapshot>;

/** Snapshots of the platform behind `upstream`; each of their two parts keeps its last answer where the platform fails. */
export function snapshots(upstream: Upstream): Snapshots {
  const settingsCache = swrCache<Settings>({ freshMs, ...pageWaits });
  const bannerCache = swrCache<readonly Banner[]>({ freshMs, ...pageWaits });

  async function takeBanner(merchant: MerchantConfig, language: Language): Promise<readonly Banner[] | undefined> {
    const list = await askPublic(upstream, merchant, language, banners, { types: contentTypes.banner, ...homeContent, language });
    return list?.slice(0, 1).map(({ id, title, url }) => ({ id, title, src: url }));
  }

  const snapshotOf = perLanguage((merchant, language) => {
    const key = `${merchant.code} ${language}`;
    const takeSettings = () => askPublic(upstream, merchant, language, settings, {});
    const takeFirst = () => takeBanner(merchant, language);
    let last: PageSnapshot = {};
    const join = (known?: Settings, [banner]: readonly Banner[] = []): PageSnapshot => {
      if (last.settings !== known || last.banner !== banner) last = { ...(known && { settings: known }), ...(banner && { banner }) };
      return last;
    };
    return (background: Background) => whenBoth(settingsCache(key, takeSettings, background), bannerCache(key, takeFirst, background), join);
  });
  return (merchant, language, background) => snapshotOf(merchant, language)(background);
}
