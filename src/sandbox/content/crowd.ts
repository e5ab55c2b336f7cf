import { addMember, findMember } from '../accounts/members.ts';
import { quickGames, quickRound, type QuickGame } from '../games/quick-round.ts';
import type { Platform } from '../handler.ts';
import { move } from '../money/move.ts';
import { balanceOf } from '../money/wallets.ts';
import { placeBet, settleBet } from '../play/bets.ts';
import { repeatableChance, type Chance } from '../play/chance.ts';
import { allMerchants } from '../settings/merchants.ts';
import { fact, setFact } from '../store/facts.ts';
import { startTimer } from '../store/timer.ts';
import { transaction } from '../store/transaction.ts';
import { dayName } from '../time/day-name.ts';
import { hour, second } from '../time/lengths.ts';
import { playerName } from './players.ts';

/** At each merchant one round of the crowd each time this many ms pass. */
const pace = 120 * second;
/** The span for which rounds are made up after the platform was off. */
const longestGap = 24 * hour;
/** People of the crowd at a merchant on one day. */
const people = 150;
const stakes = [100, 200, 200, 500, 500, 1_000, 2_000, 5_000, 10_000, 20_000];
/** Stakes that a deposit of the crowd lasts for. */
const stakesPerDeposit = 10;

/**
 * Plays the rounds of the crowd that are due since the last one: simulated members of each merchant, with wallets and
 * ledgers, who play by the same rules and are paid by the same code as everybody. Can be called at any time and after any pause.
 */
export function playCrowd(platform: Platform): void {
  const { database, clock, seed } = platform;
  transaction(database, () => {
    const now = clock.now();
    const until = Math.min(now, Math.max(Number(fact(database, 'crowd until') ?? 0), now - longestGap));
    const games = quickGames(platform);
    if (games.length === 0) return;
    const merchants = allMerchants(database);
    for (let turn = Math.floor(until / pace) + 1; turn * pace <= now; turn++) {
      for (const { code } of merchants) playTurn({ ...platform, clock: { now: () => turn * pace } }, code, games, repeatableChance(seed, `crowd ${code} ${turn}`));
    }
    setFact(database, 'crowd until', String(now));
  });
}

function playTurn(then: Platform, merchant: string, games: readonly QuickGame[], chance: Chance): void {
  const reference = `crowd-${then.clock.now()}`;
  const player = crowdMember(then, merchant, chance(people));
  const game = games[chance(games.length)]!;
  const stake = stakes[chance(stakes.length)]!;
  if (balanceOf(then, player.memberId) < stake) move(then, { memberId: player.memberId, amount: stake * stakesPerDeposit, kind: 'deposit', reference });
  const { payout, outcome } = quickRound(game, stake, chance);
  const { nodeId, vendor, category, name: title } = game;
  settleBet(then, placeBet(then, player, { reference, vendor, category, nodeId, title, stake }), payout, outcome);
}

/** A simulated member of that day, registered at first use. */
function crowdMember(then: Platform, merchant: string, index: number): { memberId: number; account: string; type: number } {
  const type = 0;
  const chance = repeatableChance(then.seed, `crowd of ${merchant} ${dayName(then.clock.now())} ${index}`);
  for (;;) {
    const account = playerName(chance);
    const found = findMember(then, merchant, account);
    if (found?.simulated) return { memberId: found.id, account, type };
    // A name that a real member has taken is skipped.
    if (!found) return { memberId: addMember(then, { merchant, account, type, simulated: true, registeredAt: then.clock.now(), opening: 0 }), account, type };
  }
}

/** Lets the crowd play while the platform runs. Returns a function that stops it. */
export function startCrowd(platform: Platform): () => void {
  return startTimer('the crowd', pace, () => playCrowd(platform));
}
