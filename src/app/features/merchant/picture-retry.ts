// @chunk over-pages
import { pageData } from '../../device/page-data.ts';
import { imageHost } from './merchant.ts';

/** Asks the merchant's next host for each picture that the drawn one does not give (E08): once, and none where there is but one. */
export function retryPictures(): void {
  const drawn = `${imageHost()}/`;
  const other = pageData.merchant.imageCDNs.find((host) => `${host}/` !== drawn);
  if (other === undefined) return;
  const retry = (image: HTMLImageElement) => {
    const src = image.getAttribute('src') ?? '';
    if (src.startsWith(drawn)) image.src = `${other}/${src.slice(drawn.length)}`;
  };
  // The error of a picture does not bubble.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && retry(target), true);
  for (const image of Array.from(document.images)) if (image.complete && !image.naturalWidth) retry(image);
}
