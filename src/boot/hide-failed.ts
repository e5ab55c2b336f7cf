import { pictureFailed } from '../contract/page.ts';

/** Hides each picture that does not come, in the place of the browser's sign of a broken one: the app puts another there. */
export function hideFailedPictures(): void {
  addEventListener('error', ({ target }) => {
    if (target instanceof HTMLImageElement) target.classList.add(pictureFailed);
  }, true);
}
