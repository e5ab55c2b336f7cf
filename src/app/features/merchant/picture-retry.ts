import { pictureFailed } from '../../../contract/page.ts';
// A chunk of its own: it comes with the first picture that fails.
import { imageHost, pageData } from '../../device/page-data.ts';
import { standIn } from './picture-stand-in.ts';

/** A size that the edge makes: its place and width, and the number of its host. */
const sized = /^(\/img\/[a-z]+-\d+\/)(\d+)\//;
const eachSize = /\/img\/[a-z]+-\d+\/\d+\//g;

/**
 * Mends each picture of the platform that does not come (E08): once from the merchant's next host, then by a picture of
 * its name on a plain colour. The boot script hides a failed picture until then.
 */
export function retryPictures(): void {
  const { imageCDNs } = pageData.merchant;
  const at = imageHost();
  const drawn = `${imageCDNs[at] ?? '/cdn'}/`;
  const next = imageCDNs.findIndex((host) => `${host}/` !== drawn);
  /** An address at the next host, which a size that the edge makes names by its number. */
  const moved = (address: string): string => {
    if (next < 0) return address;
    if (sized.test(address)) return address.replace(sized, (whole, start: string, host: string) => (Number(host) === at ? `${start}${next}/` : whole));
    return address.startsWith(drawn) ? `${imageCDNs[next]}/${address.slice(drawn.length)}` : address;
  };
  // One host may lie below the other.
  const retried = new WeakMap<HTMLImageElement, string>();
  const mend = (image: HTMLImageElement) => {
    const src = image.getAttribute('src');
    // Pictures of the phone's own, such as one that was picked, are their form's matter.
    if (!src || /^(data|blob):/.test(src)) return;
    const address = src === retried.get(image) ? src : moved(src);
    if (address !== src) {
      retried.set(image, address);
      if (image.srcset) image.srcset = image.srcset.replace(eachSize, moved);
      image.src = address;
      return;
    }
    Object.assign(image, { srcset: '', src: standIn(image) });
  };
  // Neither event of a picture bubbles.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && mend(target), true);
  document.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && target.classList.remove(pictureFailed), true);
  // While this was loading, pictures have failed, and failed ones may have become others that came.
  for (const image of Array.from(document.images)) {
    if (!image.complete) continue;
    if (image.naturalWidth) image.classList.remove(pictureFailed);
    else mend(image);
  }
}
