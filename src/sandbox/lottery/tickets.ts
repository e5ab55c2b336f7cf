import type { Language } from '../languages.ts';
import type { CatalogueLottery } from '../catalogue/lotteries.ts';
import { Refusal, type Platform } from '../handler.ts';
import { readRequestId } from '../http/request-id.ts';
import { cancelStakes } from '../money/stakes.ts';
import { cancelEachOther } from '../play/cancelling.ts';
import { findBet, placeBet, settleBet } from '../play/bets.ts';
import { readStake } from '../play/rounds.ts';
import type { GameSession } from '../play/game-sessions.ts';
import { change, rows } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';
import { endings, endingsOf, kindOf, payoutOf, type Kind } from './bets.ts';
import { payoutOfCard } from './cards.ts';
import { drawOf } from './draw.ts';
import { categoryOf, findLottery, ticketTitle } from './find.ts';
import { nextPeriod, sells } from './schedule.ts';

/** A ticket as the page shows it. Amounts are minor units. */
export interface Ticket {
  id: number;
  /** of the lottery */
  code: string;
  name: string;
  period: string;
  kind: Kind;
  /** the digits or the card bet on; empty for kinds without */
  pick: string;
  stake: number;
  payout: number;
  state: 'open' | 'won' | 'lost';
  /** the drawn number; null while open */
  number: string | null;
}

export const leastStake = 100;
export const dearestStake = 5_000;
const latestTickets = 20;
const settledAtOnce = 500;

interface Input {
  round?: unknown;
  stake?: unknown;
  lottery?: unknown;
  period?: unknown;
  kind?: unknown;
  pick?: unknown;
}

/** Buys a ticket for the period on sale; the same `round` again buys nothing. Refused with `lottery.closed` after the sale. */
export function buyTicket(platform: Platform, session: Omit<GameSession, 'merchant'>, input: Input): void {
  const reference = readRequestId(input.round);
  const lottery = findLottery(input.lottery);
  const pick = typeof input.pick === 'string' ? input.pick : undefined;
  const kind = lottery && pick !== undefined ? kindOf(lottery, input.kind, pick) : undefined;
  if (!lottery || !kind || pick === undefined) throw new Refusal('request.invalid');
  const stake = readStake(input.stake, leastStake);
  if (stake > dearestStake) throw new Refusal('request.invalid');
  transaction(platform.database, () => {
    if (findBet(platform, session.player.memberId, reference)) return;
    const now = platform.clock.now();
    const period = nextPeriod(lottery, now);
    // A ticket is for the period that the person saw, never for the next one.
    if (period.number !== input.period || !sells(lottery, period, now)) throw new Refusal('lottery.closed');
    const title = ticketTitle(lottery.gameCode, period.number, session.language);
    const category = categoryOf(lottery);
    const bet = placeBet(platform, session.player, { reference, vendor: category, category, nodeId: lottery.gameCode, title, stake });
    change(
      platform.database, 'insert into tickets (bet_id, lottery, period, kind, pick, draws_at) values (?, ?, ?, ?, ?, ?)',
      bet.id, lottery.gameCode, period.number, kind, pick, period.drawsAt,
    );
  });
}

interface OpenTicket {
  id: number;
  memberId: number;
  reference: string;
  stake: number;
  lottery: string;
  period: string;
  kind: Kind;
  pick: string;
}

/** Settles the tickets of every draw up to now. Cheap where nothing is due, so every reader may call it. */
export function settleDraws(platform: Platform): void {
  let settled: number;
  do {
    settled = transaction(platform.database, () => {
      const due = rows<OpenTicket>(
        platform.database,
        `select bets.id, member_id as memberId, reference, stake, lottery, period, kind, pick
         from tickets join bets on bets.id = bet_id where number is null and draws_at <= ? order by draws_at limit ?`,
        platform.clock.now(), settledAtOnce,
      );
      for (const ticket of due) settleTicket(platform, ticket);
      for (const one of new Map(due.map((ticket) => [`${ticket.memberId} ${ticket.lottery} ${ticket.period}`, ticket])).values()) cancelTickets(platform, one);
      return due.length;
    });
  } while (settled === settledAtOnce);
}

function settleTicket(platform: Platform, ticket: OpenTicket): void {
  const lottery = findLottery(ticket.lottery);
  const number = lottery ? drawOf(platform.seed, lottery, ticket.period).first : '';
  // A lottery that is no longer held gives the stake back.
  const payout = lottery ? prizeOf(lottery, ticket, number) : ticket.stake;
  change(platform.database, 'update tickets set number = ? where bet_id = ?', number, ticket.id);
  settleBet(platform, ticket, payout, { number });
}

function prizeOf({ balls }: CatalogueLottery, { kind, pick, stake }: OpenTicket, number: string): number {
  if (kind !== 'six') return payoutOf(kind, pick, number, stake);
  return balls ? payoutOfCard(balls, pick, number, stake) : 0;
}

/** All tickets of the member for the draw of this one. */
function cancelTickets(platform: Platform, { memberId, lottery, period }: OpenTicket): void {
  const bought = rows<Pick<OpenTicket, 'reference' | 'kind' | 'pick'>>(
    platform.database, 'select reference, kind, pick from tickets cross join bets on bet_id = bets.id where member_id = ? and lottery = ? and period = ?', memberId, lottery, period,
  );
  if (cancelEachOther(bought.map(({ kind, pick }) => (kind === 'six' ? [] : endingsOf(kind, pick))), endings)) cancelStakes(platform, memberId, bought.map(({ reference }) => reference));
}

/** The member's latest tickets, newest first. */
export function ticketsOf({ database }: Platform, memberId: number, language: Language): Ticket[] {
  const found = rows<Omit<Ticket, 'name'>>(
    database,
    `select bets.id, lottery as code, period, kind, pick, stake, payout, state, number
     from bets join tickets on bet_id = bets.id where member_id = ? and category in ('LOTT', 'ELOTT') order by bets.id desc limit ?`,
    memberId, latestTickets,
  );
  return found.map((ticket) => Object.assign(ticket, { name: findLottery(ticket.code)?.name[language] ?? ticket.code }));
}
