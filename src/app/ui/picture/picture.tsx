import { pictureAddress } from '../../../contract/page.ts';
import { places, type Place, type PlaceName } from '../../../contract/places.ts';
import { imageHost, pageData } from '../../device/page-data.ts';

/**
 * The attributes of a picture of the platform at a place: addresses of the edge, which resizes it, with the index of its
 * host in `imageCDNs`, or addresses by the merchant's own pattern. The platform's address for SVG, GIF and other hosts.
 */
export function pictureSource(of: string, at: PlaceName) {
  const { imageCDNs, pictures } = pageData.merchant;
  let host = imageHost();
  const src = pictureAddress(of, imageCDNs[host] ?? '/cdn');
  const isBelow = (one: string) => src.startsWith(`${one}/`);
  if (!isBelow(imageCDNs[host]!)) host = imageCDNs.findIndex(isBelow);
  if (pictures === '' || host < 0 || /\.(svg|gif)(\?|$)/i.test(src)) return { src };
  // A blank would end the address.
  const path = src.slice(imageCDNs[host]!.length + 1).replace(/\s/g, '%20');
  const sized = (width: number): string => pictures?.replace(/{\w+}/g, (name) => (name === '{path}' ? path : String(width))) ?? `/img/${at}-${width}/${host}/${path}`;
  const [, , sizes, ...widths] = places[at] as Place;
  return { sizes, srcSet: widths.map((width) => `${sized(width)} ${width}w`).join(), src: sized(widths[0]!) };
}

interface PictureProps {
  /** address as the platform writes it */
  of: string;
  at: PlaceName;
  /** what it shows; empty where a text beside it says that */
  alt?: string;
  className?: string;
  /** among the first that the page shows: not lazy, and loaded before the others */
  first?: boolean;
}

/** A picture of the platform in its place, on a plain colour while it loads; `retryPictures` replaces a failed one. */
export function Picture({ of, at, alt = '', className, first }: PictureProps) {
  const [width, height] = places[at];
  // The others wait for the scripts: over HTTP/1.1 they took the first ones' sockets (LCP 1.05 or 1.5 s, by which came first).
  const how = first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, fetchPriority: 'low' as const, decoding: 'async' as const };
  return <img className={className} alt={alt} width={width} height={height} {...how} {...pictureSource(of, at)} />;
}
