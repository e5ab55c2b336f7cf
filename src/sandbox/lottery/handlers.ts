import type { Lottery as MenuLottery, launchLottery, lotteryMenu } from '../../contract/endpoints/lottery.ts';
import { isLanguage } from '../../contract/languages.ts';
import type { Language } from '../../contract/languages.ts';
import { artPath } from '../content/art-path.ts';
import { callerOf, Refusal } from '../handler.ts';
import type { Call, Handler, Platform } from '../handler.ts';
import { readBackUrl, reserveSeat } from '../play/seats.ts';
import { drawOf, drawText } from './draw.ts';
import { findLottery, groups, lotteries } from './lotteries.ts';
import type { Lottery } from './lotteries.ts';
import { drawnPeriods, nextPeriod } from './schedule.ts';
import { settleDraws } from './tickets.ts';

const languageOf = (call: Call<{ language: string }>): Language => (isLanguage(call.input.language) ? call.input.language : call.language);

const readMenu: Handler<typeof lotteryMenu> = (call) => {
  settleDraws(call.platform);
  const language = languageOf(call);
  // `Elott` has the quick ones alone; every other mode has them all (G §3).
  const quickOnly = call.input.prizeMode.toLowerCase() === 'elott';
  const asked = lotteries.filter((lottery) => !quickOnly || lottery.category === 'ELOTT');
  const menu: Record<string, { tag?: string; labelName: string; gameMenus: MenuLottery[] }> = {};
  for (const { code, label, tag } of groups) {
    const gameMenus = asked.filter((lottery) => lottery.group === code).map((lottery) => entryOf(call.platform, lottery, language));
    if (gameMenus.length > 0) menu[code] = { tag, labelName: label[language], gameMenus };
  }
  return menu;
};

function entryOf({ clock, seed }: Platform, lottery: Lottery, language: Language): MenuLottery {
  const { code, group, digits, schedule } = lottery;
  const now = clock.now();
  const next = nextPeriod(schedule, now);
  const isSale = now >= next.opensAt;
  const [previous] = drawnPeriods(schedule, now, 1);
  return {
    gameId: code,
    gameCode: code,
    gameGroupCode: group,
    remark: lottery.name[language],
    mobileIconUrl: artPath('lotteries', code),
    numero: isSale ? next.number : undefined,
    isSale,
    remainTime: isSale ? next.drawsAt - now : 0,
    lockTime: schedule.lock,
    lotteryTime: [next.opensAt, next.drawsAt],
    winningTime: previous?.drawsAt,
    previousWinningNumber: previous && drawText(drawOf(seed, code, previous.number, digits), previous.number),
    tag: lottery.hot ? 'HOT' : undefined,
  };
}

const launch: Handler<typeof launchLottery> = (call) => {
  const { lottoGameCode, lottoView, backUrl } = call.input;
  const focus = lottoView === 'lobby' ? '' : (lottoGameCode ?? '');
  if (focus && !findLottery(focus)) throw new Refusal('game.unavailable');
  const ticket = reserveSeat(call.platform, callerOf(call), {
    kind: 'lottery', nodeId: '', focus, language: languageOf(call), backUrl: readBackUrl(backUrl),
  });
  return { gameUrl: `/play/lottery/${ticket}` };
};

export const lotteryHandlers = { lotteryMenu: readMenu, launchLottery: launch };
