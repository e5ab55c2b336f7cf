import type { Lottery, LotteryGroup, launchLottery, lotteryList, lotteryMenu, lotteryResults } from '../../contract/endpoints/lottery.ts';
import { prizeModes } from '../../contract/categories.ts';
import { lotteries, lotteryGroups, type CatalogueLottery } from '../catalogue/lotteries.ts';
import type { Language } from '../languages.ts';
import { artPath } from '../art/art-path.ts';
import { callerOf, Refusal, type Handler, type Platform } from '../handler.ts';
import { languageOf } from '../http/language.ts';
import { readBackUrl, reserveGameSession } from '../play/game-sessions.ts';
import { drawOf, drawText } from './draw.ts';
import { categoryOf, findLottery } from './find.ts';
import { drawnPeriods, nextPeriod } from './schedule.ts';
import { settleDraws } from './tickets.ts';

/** `Elott` lists the quick lotteries alone, every other mode all of them (G §3). */
const lotteriesOf = (prizeMode: string) =>
  lotteries.filter((lottery) => prizeMode.toLowerCase() !== 'elott' || categoryOf(lottery) === 'ELOTT');

/** The mode by which a lottery is launched from each of its lists. */
const modeOf = (lottery: CatalogueLottery) => prizeModes[categoryOf(lottery)];

const readMenu: Handler<typeof lotteryMenu> = (call) => {
  settleDraws(call.platform);
  const language = languageOf(call);
  const asked = lotteriesOf(call.input.prizeMode);
  const menu: Record<string, LotteryGroup> = {};
  for (const { code, label } of lotteryGroups) {
    const gameMenus = asked.filter((lottery) => lottery.gameGroupCode === code).map((lottery) => entryOf(call.platform, lottery, language));
    const tag = gameMenus.some((lottery) => lottery.tag) ? 'HOT' : undefined;
    if (gameMenus.length > 0) menu[code] = { tag, labelName: label[language], gameMenus };
  }
  return menu;
};

function entryOf({ clock, seed }: Platform, lottery: CatalogueLottery, language: Language): Lottery {
  const { gameId, gameCode, gameGroupCode, lockTime, tag } = lottery;
  const now = clock.now();
  const next = nextPeriod(lottery, now);
  const isSale = now >= next.opensAt;
  const [previous] = drawnPeriods(lottery, now, 1);
  return {
    prizeMode: modeOf(lottery),
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
    previousWinningNumber: previous && drawText(drawOf(seed, lottery, previous.number), previous.number),
    tag,
  };
}

const readList: Handler<typeof lotteryList> = (call) => {
  const language = languageOf(call);
  const asked = lotteriesOf(call.input.prizeMode);
  const groups = lotteryGroups.map(({ code, label }) => ({
    gameGroupId: code,
    displayName: label[language],
    games: asked.filter((lottery) => lottery.gameGroupCode === code).map((lottery) => ({
      prizeMode: modeOf(lottery),
      gameId: lottery.gameId,
      code: lottery.gameCode,
      remark: lottery.name[language],
      mobileIconUrl: artPath('lotteries', lottery.gameCode),
      entPlaySwitch: false,
      tradPlaySwitch: true,
    })),
  }));
  return groups.filter(({ games }) => games.length > 0);
};

/** Periods in a list of results. */
const shownDraws = 10;

const readResults: Handler<typeof lotteryResults> = (call) => {
  const { platform: { clock, seed }, input: { gameCode: code } } = call;
  const language = languageOf(call);
  const one = code ? findLottery(code) : undefined;
  if (code && !one) throw new Refusal('game.unavailable');
  return (one ? [one] : lotteries).map((lottery) => ({
    prizeMode: modeOf(lottery),
    gameId: lottery.gameId,
    gameCode: lottery.gameCode,
    remark: lottery.name[language],
    mobileIconUrl: artPath('lotteries', lottery.gameCode),
    draws: drawnPeriods(lottery, clock.now(), shownDraws).map(({ number, drawsAt }) => ({
      numero: number,
      winningTime: drawsAt,
      winningNumber: drawText(drawOf(seed, lottery, number), number),
    })),
  }));
};

const launch: Handler<typeof launchLottery> = (call) => {
  const { lottoGameCode, lottoView, backUrl } = call.input;
  const focus = lottoView === 'lobby' ? '' : (lottoGameCode ?? '');
  if (focus && !findLottery(focus)) throw new Refusal('game.unavailable');
  const ticket = reserveGameSession(call.platform, callerOf(call), {
    kind: 'lottery', nodeId: '', focus, language: languageOf(call), backUrl: readBackUrl(backUrl),
  });
  return { gameUrl: `/play/lottery/${ticket}` };
};

export const lotteryHandlers = { lotteryMenu: readMenu, lotteryList: readList, lotteryResults: readResults, launchLottery: launch };
