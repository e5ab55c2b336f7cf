import type { Compress } from '../../compressed.ts';
import type { Pictures } from '../../pictures/pictures.ts';
import type { Upstream } from '../../upstream.ts';
import { fetchOriginals } from './fetch-original.ts';
import { createCards } from './make-cards.ts';
import { createPictures } from './make-pictures.ts';
import { createResizer } from './resizer.ts';
import { createStore } from './store.ts';

const megabyte = 1024 * 1024;

/** The pictures of an edge by its environment. Throws for an invalid variable. Nothing starts before the first picture is requested. */
export function picturesOf({ PICTURES, PICTURES_MB }: NodeJS.ProcessEnv, upstream: Pick<Upstream, 'ask'>, compress?: Compress): Pictures {
  const limit = Number(PICTURES_MB || 1_024);
  if (!(limit >= 16)) throw new Error(`PICTURES_MB is no number of megabytes from 16: ${PICTURES_MB}`);
  const [resizer, store] = [createResizer(), createStore({ folder: PICTURES || undefined, limit: limit * megabyte })];
  const pictures = createPictures({ fetchOriginal: fetchOriginals(upstream), resizer, store, compress });
  return { ...pictures, card: createCards({ bytesOf: pictures.bytesOf, resizer, store }) };
}
