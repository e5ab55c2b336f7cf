import type { MerchantConfig, PageSnapshot } from '../contract/page.ts';

/** The image host of a visit (E08): the one in the ETag of the page that the phone has, else a random one. */
export function drawImageHost({ imageCDNs }: MerchantConfig, ifNoneMatch = ''): number {
  const kept = Number(/\.(\d+)"/.exec(ifNoneMatch)?.[1] ?? NaN);
  return kept < imageCDNs.length ? kept : Math.floor(Math.random() * imageCDNs.length);
}

/** The ETag of a page with the image host that was drawn for it. */
export const etagWithHost = (etag: string, imageHost: number): string => etag.replace(/"$/, `.${imageHost}"`);

/** The snapshot with its pictures' addresses as the phone asks for them: the platform names pictures below an image host. */
export function withImageHost(snapshot: PageSnapshot, { imageCDNs }: MerchantConfig, imageHost: number): PageSnapshot {
  const whole = (url: string) => (/^(https?:|data:image\/)/.test(url) ? url : (imageCDNs[imageHost] ?? '') + url);
  const { banner, pictures } = snapshot;
  return { ...snapshot, imageHost, ...(banner && { banner: { ...banner, src: whole(banner.src) } }), ...(pictures && { pictures: pictures.map(whole) }) };
}
