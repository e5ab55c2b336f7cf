import { games } from '../catalogue/games.ts';
import type { CatalogueGame } from '../catalogue/games.ts';
import { lotteries } from '../catalogue/lotteries.ts';
import { vendors } from '../catalogue/vendors.ts';
import type { Platform } from '../handler.ts';
import { categoryOf } from '../lottery/find.ts';
import { folded } from './folded.ts';

/** Puts the catalogue's vendors and games into a fresh database. */
export function fillGames({ database, contentSeed }: Platform): void {
  const addVendor = database.prepare('insert into vendors (code, name, position) values (?, ?, ?)');
  const addGroup = database.prepare('insert into classifications (vendor, code, label_pt, label_en, position) values (?, ?, ?, ?, ?)');
  for (const [position, { code, displayName, classifications }] of vendors.entries()) {
    addVendor.run(code, displayName, position);
    for (const [place, group] of classifications.entries()) addGroup.run(code, group.code, group.label.pt, group.label.en, place);
  }
  const addGame = database.prepare(
    `insert into games (node_id, game_id, vendor, category, classification, name_pt, name_en, search_pt, search_en, emblem, palette,
     is_new, minimum_bet, hot_position, position) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const [position, game] of games(contentSeed).entries()) {
    const { pt, en } = game.name;
    addGame.run(
      game.nodeId, gameIdOf(game), game.vendor, game.category, game.classification ?? '', pt, en, folded(pt), folded(en), game.emblem, game.palette,
      Number(game.isNew), game.minimumBet, game.hotRank ?? null, position,
    );
  }
}

/** The game id; a game of the lottery categories gets the code of a lottery that draws. */
function gameIdOf({ nodeId, gameId, category }: CatalogueGame): string {
  const drawn = lotteries.filter((lottery) => categoryOf(lottery) === category);
  return drawn[Number(nodeId) % drawn.length]?.gameCode ?? gameId;
}
