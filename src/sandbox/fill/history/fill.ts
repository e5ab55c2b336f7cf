import { dayOf, daysLater, startOfDay } from '../../../contract/day.ts';
import { readyAccounts, type ReadyAccount } from '../../accounts/fill.ts';
import { findMember } from '../../accounts/members.ts';
import { pastOf, type Past } from './past.ts';
import type { Platform } from '../../handler.ts';
import { passAgencyDay } from '../../agency/fill.ts';
import { cashierPast, replayEvent } from '../../cashier/fill.ts';
import { chargeFor, expireDeposits, payDeposit } from '../../cashier/deposits.ts';
import { depositMethods } from '../../cashier/methods.ts';
import { move } from '../../money/move.ts';
import { settleMatches } from '../../games/sports/bet-on-match.ts';
import { settleDraws } from '../../lottery/tickets.ts';
import { balanceOf } from '../../money/wallets.ts';
import { repeatableChance, type Chance } from '../../play/chance.ts';
import { allMerchants } from '../../settings/merchants.ts';
import { change } from '../../store/database.ts';
import { hour, minute } from '../../time/lengths.ts';
import { betOnLostMatch, betOnNextMatch, buyQuickTicket, dearestBet, drawRound, paysFor, playRound, popularGames, type Player, type Round } from './bets.ts';
import type { QuickGame } from '../../games/quick-round.ts';
import { claimAll, giveRewards } from './rewards.ts';

const days = 128;
/** Earlier days have deposits and withdrawals only. */
const daysOfBets = 90;
/** Minutes before now at which today's rounds were played. */
const today = [94, 91, 87, 85, 52, 49, 46, 21, 14];

/** A filled member whose history is being written. */
interface Life {
  past: Past;
  player: Player;
  merchant: string;
  chance: Chance;
  games: readonly QuickGame[];
  /** minor units that the member has in the end */
  wanted: number;
  /** epoch ms */
  now: number;
}

/**
 * Gives the members who have a past 128 days of paying in and out, and 90 of bets where the platform is to have them:
 * at the end of those they have what their account says.
 */
export function fillHistory(platform: Platform): void {
  const games = platform.hasPast ? popularGames(platform) : [];
  const now = platform.clock.now();
  const lifeOf = (merchant: string, { account, type, opening: wanted }: ReadyAccount): Life => {
    const player = { memberId: findMember(platform, merchant, account)!.id, account, type };
    return { past: pastOf(platform), player, merchant, chance: repeatableChance(platform.seed, `past of ${account}`), games, wanted, now };
  };
  const people = readyAccounts.filter(({ hasPast }) => hasPast);
  const lives = allMerchants(platform.database).flatMap(({ code }) => people.map((ready) => lifeOf(code, ready)));
  // Day by day for all members: the stakes of one are the commission of another on the next day.
  for (let ago = days; ago >= 1; ago--) {
    passAgencyDay(platform, ago);
    for (const life of lives) liveDay(life, ago);
  }
  passAgencyDay(platform, 0);
  if (platform.hasPast) for (const life of lives) liveToday(life);
  for (const { player } of lives) expireDeposits(platform, player.memberId);
  // Members have long read what they were told on the way.
  change(platform.database, 'delete from messages');
}

function liveToday(life: Life): void {
  const { past, player, wanted, now } = life;
  const { memberId } = player;
  // Draw first: the net sets the last deposit.
  const last = drawToday(life);
  const comes = netOf(last);
  past.goTo(midnight(now, 0));
  const missing = wanted - comes - balanceOf(past.platform, memberId);
  payUpTo(past.platform, life, missing);
  // Early in the day the rounds lie closer together.
  const share = Math.min(1, (now - midnight(now, 0)) / (today[0]! * minute));
  for (const [index, round] of last.entries()) {
    past.goTo(now - Math.floor(today[index]! * minute * share));
    playRound(past.platform, player, referenceBy(life.chance), round);
  }
}

const netOf = (rounds: readonly Round[]): number => rounds.reduce((sum, { stake, payout }) => sum + payout - stake, 0);

/** Rounds that lead to what the member has in the end; after a great prize that would have taken a purse below zero, so then others are drawn. */
function drawToday({ games, chance, wanted }: Life): Round[] {
  for (;;) {
    const rounds = today.map(() => drawRound(games, chance));
    if (paysFor(wanted - netOf(rounds), rounds)) return rounds;
  }
}

/** Deposits the missing amount; an amount outside the limits of deposits becomes an adjustment. */
function payUpTo(platform: Platform, { player: { memberId }, merchant }: Life, missing: number): void {
  const [pix] = depositMethods;
  if (missing >= pix!.least && missing <= pix!.most) {
    payDeposit(platform, chargeFor(platform, { memberId, merchant }, { requestId: 'past-last-deposit', method: pix!.method, amount: missing }).id);
  } else if (missing) {
    move(platform, { memberId, amount: missing, kind: 'adjustment', reference: 'past' });
  }
}

/** A reference for a round or ticket, like those that the pages make. */
const referenceBy = (chance: Chance): string => [0, 0, 0].map(() => (4_096 + chance(61_440)).toString(16)).join('-');

/** The beginning of a day so many days ago, epoch ms. */
const midnight = (now: number, ago: number): number => startOfDay(daysLater(dayOf(now), -ago));

function liveDay(life: Life, ago: number): void {
  const { past, player: { memberId }, merchant, chance, now } = life;
  const begin = midnight(now, ago);
  for (const [index, event] of cashierPast.entries()) {
    if (event.daysAgo !== ago) continue;
    past.goTo(begin + 9 * hour + index * 7 * minute);
    replayEvent(past.platform, { memberId, merchant }, event, `history-${index}`);
  }
  if (!past.platform.hasPast) return;
  past.goTo(begin + 11 * hour);
  giveRewards(past, memberId, ago, now);
  // Four days of ten pass without a bet.
  if (ago > daysOfBets || chance(10) < 4) return;
  let at = begin + (12 + chance(5)) * hour;
  for (let turn = 2 + chance(4); turn > 0; turn--) {
    past.goTo(at);
    betOnce(life, referenceBy(chance));
    // The draw of a quick ticket, and the next match, are over by then.
    at += (31 + chance(20)) * minute;
    past.goTo(at);
    settleDraws(past.platform);
    settleMatches(past.platform);
  }
  if (ago <= 7 || ago % 4) return;
  past.goTo(begin + 21.5 * hour);
  claimAll(past, memberId, `past-claim-${ago}`);
}

function betOnce({ past: { platform }, player, chance, games }: Life, reference: string): void {
  if (balanceOf(platform, player.memberId) < dearestBet) return;
  const what = chance(24);
  if (what < 3) betOnNextMatch(platform, player, reference, chance);
  else if (what < 6) buyQuickTicket(platform, player, reference, chance);
  else if (what === 6) betOnLostMatch(platform, player, reference, chance);
  else playRound(platform, player, reference, drawRound(games, chance));
}
