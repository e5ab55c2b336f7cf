import type { Lottery, LotteryGroup, launchLottery, lotteryMenu } from '../../contract/endpoints/lottery.ts';
import { lotteries, lotteryGroups } from '../catalogue/lotteries.ts';
import type { CatalogueLottery } from '../catalogue/lotteries.ts';
import { isLanguage } from '../../contract/languages.ts';
import type { Language } from '../../contract/languages.ts';
import { artPath } from '../content/art-path.ts';
import { callerOf, Refusal } from '../handler.ts';
import type { Call, Handler, Platform } from '../handler.ts';
import { readBackUrl, reserveSeat } from '../play/seats.ts';
import { drawOf, drawText } from './draw.ts';
import { categoryOf, findLottery } from './find.ts';
import { drawnPeriods, nextPeriod } from './schedule.ts';
import { settleDraws } from './tickets.ts';

const languageOf = (call: Call<{ language: string }>): Language => (isLanguage(call.input.language) ? call.input.language : call.language);

const readMenu: Handler<typeof lotteryMenu> = (call) => {
  settleDraws(call.platform);
  const language = languageOf(call);
  // `Elott` has the quick ones alone; every other mode has them all (G §3).
  const quickOnly = call.input.prizeMode.toLowerCase() === 'elott';
  const asked = lotteries.filter((lottery) => !quickOnly || categoryOf(lottery) === 'ELOTT');
  const menu: Record<string, LotteryGroup> = {};
  for (const { code, label } of lotteryGroups) {
    const gameMenus = asked.filter((lottery) => lottery.gameGroupCode === code).map((lottery) => entryOf(call.platform, lottery, language));
    const tag = gameMenus.some((lottery) => lottery.tag) ? 'HOT' : undefined;
    if (gameMenus.length > 0) menu[code] = { tag, labelName: label[language], gameMenus };
  }
  return menu;
};

function entryOf({ clock, seed }: Platform, lottery: CatalogueLottery, language: Language): Lottery {
  const { gameId, gameCode, gameGroupCode, digits, lockTime, tag } = lottery;
  const now = clock.now();
  const next = nextPeriod(lottery, now);
  const isSale = now >= next.opensAt;
  const [previous] = drawnPeriods(lottery, now, 1);
  return {
    gameId,
    gameCode,
    gameGroupCode,
    remark: lottery.name[language],
    mobileIconUrl: artPath('lotteries', gameCode),
    numero: isSale ? next.number : undefined,
    isSale,
    remainTime: isSale ? next.drawsAt - now : 0,
    lockTime,
    lotteryTime: [next.opensAt, next.drawsAt],
    winningTime: previous?.drawsAt,
    previousWinningNumber: previous && drawText(drawOf(seed, gameCode, previous.number, digits), previous.number),
    tag,
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
