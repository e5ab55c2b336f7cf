import { banners } from '../contract/endpoints/content.ts';
import { settings } from '../contract/endpoints/platform.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { headers } from '../contract/headers.ts';
import type { Language } from '../contract/languages.ts';
import { contentTypes, homeContent } from '../contract/limits.ts';
import type { MerchantConfig, PageSnapshot } from '../contract/page.ts';
import { read } from '../contract/shape.ts';
import { servedFor } from './served-for.ts';
import type { Upstream } from './upstream.ts';

/** ms that a snapshot serves, and that the platform has to answer */
const serves = 2_000;

/** Gives what the platform says now, for a merchant's page in a language. Never rejects: what is not had in time is missing. */
export type Snapshots = (merchant: MerchantConfig, language: Language) => Promise<PageSnapshot>;

async function ask<I extends object, V>(upstream: Upstream, { path, value }: Endpoint<I, V>, input: Record<string, string>, sent: Record<string, string>): Promise<V | undefined> {
  try {
    const query = new URLSearchParams(input).toString();
    const response = await upstream.ask(query ? `${path}?${query}` : path, sent, AbortSignal.timeout(serves));
    const answer = (await response.json()) as { success?: unknown; value?: unknown };
    return answer.success === true ? read(value, answer.value) : undefined;
  } catch {
    // The phone asks again, and says what is wrong.
    return undefined;
  }
}

/** Asks what any visitor may: the value, or nothing where it is refused, unreadable or late. */
export const askPublic = <I extends object, V>(upstream: Upstream, merchant: MerchantConfig, language: Language, endpoint: Endpoint<I, V>, input: Record<string, string>): Promise<V | undefined> =>
  ask(upstream, endpoint, input, { [headers.merchant]: merchant.code, [headers.language]: language });

async function take(upstream: Upstream, merchant: MerchantConfig, language: Language): Promise<PageSnapshot> {
  const [known, [first]] = await Promise.all([
    askPublic(upstream, merchant, language, settings, {}),
    askPublic(upstream, merchant, language, banners, { types: contentTypes.banner, ...homeContent, language }).then((list) => list ?? []),
  ]);
  const snapshot: PageSnapshot = {};
  if (known) snapshot.settings = known;
  if (first) snapshot.banner = { id: first.id, title: first.title, src: wholeAddress(first.url, merchant) };
  return snapshot;
}

/** The phone takes its pictures from the host that the first banner came from. */
export const wholeAddress = (url: string, merchant: MerchantConfig): string =>
  /^(https?:|data:image\/)/.test(url) ? url : (merchant.imageCDNs[0] ?? '') + url;

/** Snapshots of the platform behind `upstream`, each asked for once in two seconds at most. */
export function snapshots(upstream: Upstream): Snapshots {
  const latest = servedFor<PageSnapshot>(serves, {});
  return (merchant, language) => latest(`${merchant.code} ${language}`, () => take(upstream, merchant, language));
}
