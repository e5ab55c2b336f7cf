import { pictureFailed } from '../../../contract/page.ts';
import { imageHost, pageData } from '../../device/page-data.ts';

/** A size that the edge makes: its place and width, and the number of its host. */
const sized = /^(\/img\/[a-z]+-\d+\/)(\d+)\//;
const eachSize = /\/img\/[a-z]+-\d+\/\d+\//g;

const colorOf = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const inXml = (text: string): string => text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A picture of the same size with the name on a plain colour. A game's art shows what lies under it, which is its name. */
function standIn(image: HTMLImageElement): string {
  const [width, height] = ['width', 'height'].map((side) => Number(image.getAttribute(side)) || 100) as [number, number];
  const name = image.alt;
  const ground = image.closest('.game-card-art') ? '' : `<rect width="100%" height="100%" fill="${inXml(colorOf('--surface-3'))}"/>`;
  const size = Math.min(height / 4, (width * 1.5) / Math.max(name.length, 1));
  const words = name && `<text x="50%" y="50%" fill="${inXml(colorOf('--text'))}" font-family="sans-serif" font-weight="700" font-size="${size}" text-anchor="middle" dominant-baseline="middle">${inXml(name)}</text>`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${ground}${words}</svg>`)}`;
}

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
