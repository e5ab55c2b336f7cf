import type { Platform } from '../handler.ts';
import { dayName } from '../time/day-name.ts';
import { hour, second } from '../time/lengths.ts';
import { repeatableChance } from '../play/chance.ts';
import type { Chance } from '../play/chance.ts';
import { quickGames, quickRound } from '../games/quick-round.ts';
import type { QuickGame } from '../games/quick-round.ts';
import { change, row } from '../store/database.ts';
import { startTimer } from '../store/timer.ts';
import { transaction } from '../store/transaction.ts';
import { playerName } from './players.ts';

/** One bet of the crowd each time this many ms pass. */
const pace = 45 * second;
/** How far back the record is made up after the platform was off. */
const longestGap = 36 * hour;
const stakes = [100, 200, 200, 500, 500, 1_000, 2_000, 5_000, 10_000, 20_000];

/**
 * The platform's simulated players: their bets are rows of the betting record like any other,
 * played by the same rules, but with no member and no wallet behind them. Writes the bets due
 * since the last one, so it can be called at any time and after any pause.
 */
export function playCrowd(platform: Platform): void {
  const { database, clock, seed } = platform;
  transaction(database, () => {
    const now = clock.now();
    const { last } = row<{ last: number | null }>(database, 'select max(placed_at) as last from bets where member_id is null')!;
    const first = Math.max(last ?? 0, now - longestGap);
    const turns = Math.floor(now / pace) - Math.floor(first / pace);
    if (turns <= 0) return;
    const games = quickGames(platform);
    if (games.length === 0) return;
    for (let turn = Math.floor(first / pace) + 1; turn * pace <= now; turn++) {
      writeBet(platform, games, turn * pace, repeatableChance(seed, `crowd ${turn}`));
    }
  });
}

function writeBet({ database }: Platform, games: readonly QuickGame[], at: number, chance: Chance): void {
  const game = games[chance(games.length)]!;
  const stake = stakes[chance(stakes.length)]!;
  const { payout, outcome } = quickRound(game, stake, chance);
  change(
    database,
    `insert into bets (account, reference, vendor, category, node_id, title, stake, payout, state, outcome, placed_at, settled_at, settled_day)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    playerName(chance), `crowd-${at}`, game.vendor, game.category, game.nodeId, game.name, stake, payout,
    payout > 0 ? 'won' : 'lost', JSON.stringify(outcome), at, at, dayName(at),
  );
}

/** Lets the crowd play while the platform runs. Returns a function that stops it. */
export function startCrowd(platform: Platform): () => void {
  return startTimer('the crowd', pace, () => playCrowd(platform));
}
