import type { Game } from '../../contract/endpoints/games.ts';
import { addFavourite, removeFavourite } from '../../contract/endpoints/play.ts';
import { call } from '../gateway/call.ts';
import { i18n } from '../i18n/index.ts';
import { sayFailure } from './failures.ts';
import { favourites } from './favourites.ts';
import { say, sayWhile } from './messages.ts';
import { session } from './session.ts';
import { goToLogin } from './to-login.ts';

const changing = new Set<string>();

/** Adds or removes a favourite (G06): shown at once, taken back when the platform refuses. Guests go to login. */
export async function toggleFavourite(game: Pick<Game, 'nodeId' | 'vassalage'>): Promise<void> {
  if (!session.peek()) {
    say(i18n.t('shell:favourite.login'));
    goToLogin(false);
    return;
  }
  const { nodeId, vassalage: vendor } = game;
  if (changing.has(nodeId)) return;
  changing.add(nodeId);
  const removes = favourites.peek().includes(nodeId);
  mark(nodeId, !removes);
  try {
    const changed = call(removes ? removeFavourite : addFavourite, { nodeId, vendor });
    await sayWhile(i18n.t(removes ? 'shell:favourite.removing' : 'shell:favourite.adding'), changed);
  } catch (error) {
    // Where the session ended meanwhile, that has been said, and there is nothing to take back.
    if (session.peek()) {
      mark(nodeId, removes);
      sayFailure(error, () => void toggleFavourite(game));
    }
  } finally {
    changing.delete(nodeId);
  }
}

function mark(nodeId: string, on: boolean): void {
  const others = favourites.peek().filter((other) => other !== nodeId);
  favourites.value = on ? [...others, nodeId] : others;
}
