// First bundle: what the stars read. What a star does is in favourite-toggle.ts.
import { signal } from '@preact/signals-react';
import { favouriteGames } from '../../contract/endpoints/games.ts';
import { limits } from '../../contract/limits.ts';
import { call } from '../gateway/call.ts';
import { language } from '../i18n/language.ts';
import { onSessionEnd, session } from './session.ts';

/** nodeIds of the member's favourite games. */
export const favourites = signal<readonly string[]>([]);

onSessionEnd(() => {
  favourites.value = [];
});

/** Learns the member's favourites; what fails leaves them as they were (G §8: no message). */
export async function loadFavourites(): Promise<void> {
  const token = session.peek()?.token;
  const found: string[] = [];
  try {
    for (let pageNo = 1, totalPages = 1; pageNo <= totalPages; pageNo++) {
      const page = await call(favouriteGames, { language: language.peek(), pageNo, pageSize: limits.gamePageSize });
      found.push(...page.content.map((game) => game.nodeId));
      totalPages = page.totalPages;
    }
  } catch {
    return;
  }
  if (session.peek()?.token === token) favourites.value = found;
}
