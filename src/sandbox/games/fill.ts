import { games, type CatalogueGame } from '../catalogue/games.ts';
import { lotteries } from '../catalogue/lotteries.ts';
import { vendors } from '../catalogue/vendors.ts';
import type { Platform } from '../handler.ts';
import { categoryOf } from '../lottery/find.ts';
import { change } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';
import { stakesFrom } from '../play/stakes.ts';
import { searchable } from './searchable.ts';
import { machineOf, stakeUnits } from './machine-of.ts';

/**
 * Makes the database's vendors and games those of the catalogue: a fresh one is filled, an older one is brought up to
 * date. A vendor that is switched off stays so; games that left the catalogue leave the favourites too.
 */
export function syncCatalogue({ database, contentSeed }: Platform): void {
  const list = games(contentSeed);
  transaction(database, () => {
    for (const [position, { code, displayName }] of vendors.entries()) {
      change(database, 'insert into vendors (code, name, position) values (?, ?, ?) on conflict do update set name = excluded.name, position = excluded.position', code, displayName, position);
    }
    change(database, 'delete from classifications');
    for (const { code, classifications } of vendors) {
      for (const [place, group] of classifications.entries()) {
        change(database, 'insert into classifications (vendor, code, label_pt, label_en, position) values (?, ?, ?, ?, ?)', code, group.code, group.label.pt, group.label.en, place);
      }
    }
    for (const [position, game] of list.entries()) {
      const { pt, en } = game.name;
      change(
        database, saveGame, game.nodeId, gameIdOf(game), game.vendor, game.category, game.classification ?? '', pt, en, searchable(pt), searchable(en),
        game.emblem, game.palette, Number(game.isNew), stakesFrom(game.minimumBet, stakeUnits[machineOf(game)])[0]!, game.hotRank ?? null, position,
      );
    }
    const nodes = JSON.stringify(list.map(({ nodeId }) => nodeId));
    for (const table of ['favourites', 'recent_games', 'games']) change(database, `delete from ${table} where node_id not in (select value from json_each(?))`, nodes);
    change(database, 'delete from vendors where code not in (select value from json_each(?))', JSON.stringify(vendors.map(({ code }) => code)));
  });
}

const columns = [
  'node_id', 'game_id', 'vendor', 'category', 'classification', 'name_pt', 'name_en', 'search_pt', 'search_en', 'emblem', 'palette', 'is_new', 'minimum_bet',
  'hot_position', 'position',
];

const saveGame = `insert into games (${columns.join()}) values (${columns.map(() => '?').join()})
  on conflict do update set ${columns.map((column) => `${column} = excluded.${column}`).join()}`;

/** The game id; a game of the lottery categories gets the code of a lottery that draws. */
function gameIdOf({ nodeId, gameId, category }: CatalogueGame): string {
  const drawn = lotteries.filter((lottery) => categoryOf(lottery) === category);
  return drawn[Number(nodeId) % drawn.length]?.gameCode ?? gameId;
}
