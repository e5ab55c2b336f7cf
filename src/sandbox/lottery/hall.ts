import { lotteries, type CatalogueLottery } from '../catalogue/lotteries.ts';
import type { Language } from '../languages.ts';
import { artPath, imageCDN } from '../art/art-path.ts';
import type { Platform } from '../handler.ts';
import { balanceOf } from '../money/wallets.ts';
import type { GameSession } from '../play/game-sessions.ts';
import { chanceOf, returnOfCard } from './cards.ts';
import { drawOf } from './draw.ts';
import { drawnPeriods, nextPeriod } from './schedule.ts';
import { settleDraws, ticketsOf, type Ticket } from './tickets.ts';

interface HallLottery {
  code: string;
  name: string;
  icon: string;
  /** the period on sale; missing between days */
  period?: string;
  /** epoch ms: of the period on sale, or of the next one */
  opensAt: number;
  drawsAt: number;
  /** ms before the draw */
  lock: number;
  /** number of drawn digits */
  digits: number;
  /** where balls are drawn: the numbers of its card, its prizes in stakes, the best first, and the share that comes back */
  card?: { drum: number; prizes: { hits: number; pays: number; chance: number }[]; share: number };
  /** newest first */
  last: { period: string; number: string }[];
}

interface Hall {
  /** the platform's time, epoch ms */
  now: number;
  /** minor units */
  balance: number;
  lotteries: HallLottery[];
  tickets: Ticket[];
}

const lastDraws = 6;

/** Everything a lottery page shows, with every draw up to now settled. */
export function hallOf(platform: Platform, session: GameSession): Hall {
  settleDraws(platform);
  const now = platform.clock.now();
  return {
    now,
    balance: balanceOf(platform, session.player.memberId),
    lotteries: lotteries.map((lottery) => stateOf(platform, lottery, session.language, now)),
    tickets: ticketsOf(platform, session.player.memberId, session.language),
  };
}

function stateOf({ seed }: Platform, lottery: CatalogueLottery, language: Language, now: number): HallLottery {
  const { gameCode: code, digits, balls } = lottery;
  const period = nextPeriod(lottery, now);
  return {
    code,
    name: lottery.name[language],
    icon: imageCDN + artPath('lotteries', code),
    period: now >= period.opensAt ? period.number : undefined,
    opensAt: period.opensAt,
    drawsAt: period.drawsAt,
    lock: lottery.lockTime,
    digits,
    card: balls && cardOf(balls),
    last: drawnPeriods(lottery, now, lastDraws).map(({ number }) => ({ period: number, number: drawOf(seed, lottery, number).first })),
  };
}

const cardOf = (balls: NonNullable<CatalogueLottery['balls']>) => ({
  drum: balls.drum,
  prizes: Object.entries(balls.pays).map(([hits, pays]) => ({ hits: Number(hits), pays, chance: chanceOf(balls.drum, Number(hits)) })).toReversed(),
  share: returnOfCard(balls),
});
