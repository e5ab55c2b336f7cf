import { expect, test } from 'vitest';
import { bestMove, returnOfBlackjack } from '../../../../src/sandbox/games/blackjack/best-play.ts';
import { blackjackMoves, blackjackState, settleBlackjack, sitAtBlackjack } from '../../../../src/sandbox/games/blackjack/table.ts';
import { dealerDraws, drawCard, halvesOf, handOf, rankOf } from '../../../../src/sandbox/games/blackjack/rules.ts';
import { findGame } from '../../../../src/sandbox/games/games.ts';
import { findMember } from '../../../../src/sandbox/accounts/members.ts';
import { move } from '../../../../src/sandbox/money/move.ts';
import type { GameSession } from '../../../../src/sandbox/play/game-sessions.ts';
import { row } from '../../../../src/sandbox/store/database.ts';
import { fact } from '../../../../src/sandbox/store/facts.ts';
import { fastChance } from '../../../support/fast-chance.ts';
import { player } from '../../../support/sandbox-player.ts';
import { gameOf } from '../../../support/tables.ts';

const second = 1_000;
const length = 40 * second;
const rounds = 700;
const stake = 100;

interface Hand {
  cards: number[];
  dealer: number[];
  hits: number;
  decides: boolean;
}

const valueOf = (card: number): number => Math.min(10, rankOf(card));

/** Stakes that standing brings on average, by the dealer's open value and the hand's total. */
function worthOfStanding(): (open: number, cards: readonly number[]) => number {
  const chance = fastChance();
  const tries = 1_000;
  const known = new Map<string, number>();
  return (open, cards) => {
    const { total } = handOf(cards);
    if (total > 21) return 0;
    const key = `${open} ${total}`;
    let worth = known.get(key);
    if (worth === undefined) {
      let halves = 0;
      for (let turn = 0; turn < tries; turn++) {
        const dealer = [open * 4, drawCard(chance)];
        while (dealerDraws(dealer)) dealer.push(drawCard(chance));
        halves += halvesOf([...cards, 0], dealer);
      }
      worth = halves / 2 / tries;
      known.set(key, worth);
    }
    return worth;
  };
}

test('a member who takes a scout’s cards for their own next ones wins no more than with the best play', async () => {
  const phone = await player();
  const { platform } = phone;
  const game = findGame(platform, gameOf(phone, 'blackjack').nodeId, 'pt')!;
  const sessionOf = (memberId: number, account: string, type: number): GameSession => {
    move(platform, { memberId, amount: 10_000_000, kind: 'adjustment', reference: 'money for many rounds' });
    return { id: account, secret: '', kind: 'game', nodeId: game.nodeId, focus: '', language: 'pt', backUrl: '/m/home', player: { memberId, account, type }, merchant: platform.merchants[0]!, openedAt: 0 };
  };
  const trial = (await phone.call('/wps/session/login/freeplay', { method: 'POST', body: '{}', merchant: platform.merchants[1]!.code })).value as { userName: string };
  const scout = sessionOf(findMember(platform, platform.merchants[1]!.trialCode, trial.userName)!.id, trial.userName, 4);
  const follower = sessionOf(findMember(platform, 'leve', 'marina')!.id, 'marina', 0);
  const careful = sessionOf(findMember(platform, 'leve', 'agente')!.id, 'agente', 0);
  const standing = worthOfStanding();
  const handOfSession = (session: GameSession) => blackjackState(platform, session, game) as Hand;
  const decide = (session: GameSession, choice: 'hit' | 'stand' | 'double', table: string, hits: number) => blackjackMoves[choice](platform, session, game, { table, hits }) as Hand;

  /** A round ends when all have acted: the table is ahead of the clock. */
  const tableTime = () => platform.clock.now() + Number(fact(platform.database, `ahead ${game.nodeId}`) ?? 0);

  for (let count = 0; count < rounds; count++) {
    phone.advance(length - (tableTime() % length) + second);
    const table = String(Math.floor(tableTime() / length));
    for (const session of [scout, follower, careful]) sitAtBlackjack(platform, session, game, { round: `${session.id}-${table}`, table, stake });
    phone.advance(12 * second);

    let scouted = handOfSession(scout);
    while (scouted.decides) scouted = decide(scout, 'hit', table, scouted.hits);
    const told = scouted.cards.slice(2);

    const own = handOfSession(follower);
    if (own.decides) {
      const open = rankOf(own.dealer[0]!) > 10 ? 10 : rankOf(own.dealer[0]!);
      const worths = [0, ...told].map((_, hits) => standing(open, [...own.cards, ...told.slice(0, hits)]));
      const most = Math.max(...worths);
      if (worths.length > 1 && 2 * worths[1]! - 1 > most) decide(follower, 'double', table, 0);
      else for (let hand = own; hand.decides && hand.hits < worths.indexOf(most);) hand = decide(follower, 'hit', table, hand.hits);
    }

    for (let hand = handOfSession(careful); hand.decides;) {
      const choice = bestMove(hand.cards.map(valueOf), valueOf(hand.dealer[0]!));
      hand = decide(careful, choice, table, hand.hits);
    }
    phone.advance(19 * second);
    settleBlackjack(platform);
  }

  /** Stakes back for each first stake. */
  const returnOf = ({ player: { memberId } }: GameSession) => {
    const { won, hands } = row<{ won: number; hands: number }>(
      platform.database, "select sum(payout - stake) as won, count(*) filter (where reference not like '%-double') as hands from bets where member_id = ? and node_id = ?", memberId, game.nodeId,
    )!;
    expect(hands).toBe(rounds);
    return 1 + won / hands / stake;
  };
  const error = 1.15 / Math.sqrt(rounds);
  expect(returnOf(follower)).toBeLessThan(returnOfBlackjack() + 3.5 * error);
  expect(Math.abs(returnOf(careful) - returnOfBlackjack())).toBeLessThan(3.5 * error);
}, 60_000);
