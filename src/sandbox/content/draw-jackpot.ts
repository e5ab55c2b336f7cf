import { TRIAL } from '../../contract/members.ts';
import type { Platform } from '../handler.ts';
import { sendMessage } from '../messages/messages.ts';
import { move } from '../money/move.ts';
import { repeatableChance } from '../play/chance.ts';
import { money } from '../settings/currency.ts';
import { jackpotGrowth, jackpotAtFirst, saveJackpot, currentJackpot } from '../settings/jackpot.ts';
import { rows } from '../store/database.ts';
import { startTimer } from '../store/timer.ts';
import { transaction } from '../store/transaction.ts';
import { dayNumber } from '../time/day-number.ts';
import { minute } from '../time/lengths.ts';

/** The first Monday after a day: day 0 was a Thursday. */
const nextMonday = (day: number): number => day + 7 - ((day + 3) % 7);

interface Player {
  memberId: number;
  staked: number;
}

/** Who wins: every centavo that was staked for real money in those days is a ticket. Nobody, where nothing was staked. */
function winnerOf({ database, seed }: Platform, merchant: string, from: number, until: number): number | undefined {
  const players = rows<Player>(
    database,
    `select member_id as memberId, sum(staked) as staked from result_days join members on members.id = member_id
     where day >= ? and day < ? and merchant = ? and type <> ${TRIAL} group by member_id having sum(staked) > 0 order by member_id`,
    from, until, merchant,
  );
  const all = players.reduce((sum, { staked }) => sum + staked, 0);
  if (!all) return undefined;
  let ticket = repeatableChance(seed, `jackpot ${merchant} ${until}`)(all);
  return players.find(({ staked }) => (ticket -= staked) < 0)?.memberId;
}

/** Draws each merchant's jackpot of the weeks that are over, pays it, and begins the next. Where nobody staked, it stays. */
export function drawJackpots(platform: Platform): void {
  const today = dayNumber(platform.clock.now());
  for (const { code } of platform.merchants) {
    transaction(platform.database, () => {
      let kept = currentJackpot(platform, code);
      for (let monday = nextMonday(kept.day); monday <= today; monday = nextMonday(monday)) {
        const amount = jackpotGrowth(platform, code, kept, monday);
        const winner = winnerOf(platform, code, kept.day, monday);
        if (winner !== undefined) pay(platform, winner, amount, `jackpot-${code}-${monday}`);
        kept = { amount: winner === undefined ? amount : jackpotAtFirst, day: monday };
      }
      saveJackpot(platform, code, kept);
    });
  }
}

function pay(platform: Platform, memberId: number, amount: number, reference: string): void {
  move(platform, { memberId, amount, kind: 'reward', reference });
  sendMessage(
    platform, memberId, { pt: 'O jackpot é seu', en: 'The jackpot is yours' },
    {
      pt: `<p>O sorteio da semana saiu para você: <strong>${money('pt', amount)}</strong> já estão no seu saldo.</p>`,
      en: `<p>This week's draw is yours: <strong>${money('en', amount)}</strong> is in your balance.</p>`,
    },
  );
}

/** Draws jackpots as their weeks end. Returns a function that stops it. */
export const startJackpots = (platform: Platform): (() => void) => startTimer('drawing jackpots', minute, () => drawJackpots(platform));
