import { pictureFailed } from '../../../contract/page.ts';
import { imageHost, pageData } from '../../device/page-data.ts';

/** A picture resized by the edge: its kind and width, and the number of its host. */
const sized = /^(\/img\/[a-z]+-\d+\/)(\d+)\//;
const eachSize = /\/img\/[a-z]+-\d+\/\d+\//g;

const colorOf = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const inXml = (text: string): string => text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A picture of the same size with the name on a plain colour. Transparent for a game's art, because the name is below it. */
function standIn(image: HTMLImageElement): string {
  const [width, height] = ['width', 'height'].map((side) => Number(image.getAttribute(side)) || 100) as [number, number];
  const name = image.alt;
  const ground = image.closest('.game-card-art') ? '' : `<rect width="100%" height="100%" fill="${inXml(colorOf('--surface-3'))}"/>`;
  const size = Math.min(height / 4, (width * 1.5) / Math.max(name.length, 1));
  const words = name && `<text x="50%" y="50%" fill="${inXml(colorOf('--text'))}" font-family="sans-serif" font-weight="700" font-size="${size}" text-anchor="middle" dominant-baseline="middle">${inXml(name)}</text>`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${ground}${words}</svg>`)}`;
}

/**
 * Replaces each failed picture of the platform (E08): once by the merchant's next host, then by its name on a plain
 * colour. The boot script hides a failed picture until then.
 */
export function retryPictures(): void {
  const { imageCDNs } = pageData.merchant;
  const at = imageHost();
  const drawn = `${imageCDNs[at] ?? '/cdn'}/`;
  const next = imageCDNs.findIndex((host) => `${host}/` !== drawn);
  /** The address at the next host; a picture resized by the edge names it by its number. */
  const moved = (address: string): string => {
    if (next < 0) return address;
    if (sized.test(address)) return address.replace(sized, (whole, start: string, host: string) => (Number(host) === at ? `${start}${next}/` : whole));
    return address.startsWith(drawn) ? `${imageCDNs[next]}/${address.slice(drawn.length)}` : address;
  };
  // Remembered, because one host may be a path below the other.
  const retried = new WeakMap<HTMLImageElement, string>();
  const mend = (image: HTMLImageElement) => {
    const src = image.getAttribute('src');
    // Local pictures, such as a picked file, are handled by their form.
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
  // `error` and `load` of a picture do not bubble.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && mend(target), true);
  document.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && target.classList.remove(pictureFailed), true);
  // While this was loading, pictures may have failed, or failed ones may have been replaced.
  for (const image of Array.from(document.images)) {
    if (!image.complete) continue;
    if (image.naturalWidth) image.classList.remove(pictureFailed);
    else mend(image);
  }
}
