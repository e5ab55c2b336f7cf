import { beforeAll, describe, expect, test } from 'vitest';
import { gameInfo } from '../../../../src/contract/endpoints/game-info.ts';
import type { Game } from '../../../../src/contract/endpoints/games.ts';
import { read } from '../../../../src/contract/shape.ts';
import { returnOfCrash } from '../../../../src/sandbox/games/crash/rules.ts';
import { returnOfFishing } from '../../../../src/sandbox/games/fishing/rules.ts';
import { returnOfPoker } from '../../../../src/sandbox/games/poker/rules.ts';
import { slotMachines } from '../../../../src/sandbox/games/slots/machines.ts';
import { returnOf } from '../../../../src/sandbox/games/slots/returns.ts';
import { spin } from '../../../../src/sandbox/games/slots/spin.ts';
import { switchVendor } from '../../../../src/sandbox/games/vendors.ts';
import { fastChance } from '../../../support/fast-chance.ts';
import { openGame, pageData, player } from '../../../support/sandbox-player.ts';
import { simulate } from '../../../support/simulations.ts';

let phone: Awaited<ReturnType<typeof player>>;
let games: Game[];

const ask = async (nodeId: string, language = 'pt') => phone.call(`/wps/game/info?nodeId=${nodeId}&language=${language}`);
const infoOf = async (nodeId: string, language?: string) => read(gameInfo.value, (await ask(nodeId, language)).value);
const firstOf = (category: string) => games.find(({ gameType }) => gameType === category)!;
const demo = ({ nodeId, vassalage: vendor, gameId }: Game, token?: string) =>
  phone.call('/wps/game/demo', { method: 'POST', token, body: JSON.stringify({ vendor, gameId, nodeId, language: 'pt', backUrl: '/m/home' }) });

beforeAll(async () => {
  phone = await player();
  const lists = ['RNG', 'LIVE', 'FISH', 'PVP', 'INHOUSE', 'SPORTS', 'LOTT'].map(async (gameType) =>
    ((await phone.call(`/wps/game/list?merchant=leve&platform=html5&language=pt&gameType=${gameType}&pageNo=1&pageSize=100`)).value as { games: Game[] }).games);
  games = (await Promise.all(lists)).flat();
});

describe('what the platform says of a game', () => {
  test.each([['FISH', returnOfFishing], ['PVP', returnOfPoker], ['INHOUSE', returnOfCrash]])('of %s: the return of its machine, the limits that its page offers, its rules', async (category, share) => {
    const game = firstOf(category);
    const { rtp, minimumBet, maximumBet, rules, demo: mayTry, available } = await infoOf(game.nodeId);
    expect([rtp, mayTry, available]).toEqual([Math.round(share * 10_000), 'everyone', true]);
    const { page } = await phone.openGame(await phone.launch({ category, vendor: game.vassalage, nodeId: game.nodeId }));
    const { stakes } = pageData(page) as { stakes: number[] };
    expect([minimumBet, maximumBet]).toEqual([stakes[0], stakes.at(-1)]);
    expect(page).toContain(rules![0]!);
    expect((await infoOf(game.nodeId, 'en')).rules).not.toEqual(rules);
  });

  test('of slots: how far their results swing, as they play', async () => {
    const shares = new Set(Object.values(slotMachines).map((machine) => Math.round(returnOf(machine) * 10_000)));
    for (const { nodeId } of games.filter(({ gameType }) => gameType === 'RNG').slice(0, 12)) {
      const { rtp, volatility } = await infoOf(nodeId);
      expect(shares).toContain(rtp);
      expect(['medium', 'high']).toContain(volatility);
    }
    const rounds = 100_000;
    for (const machine of Object.values(slotMachines)) {
      const deviation = simulate({ name: machine.name, stated: 0, play: (chance) => spin(machine, chance).units / machine.unit }, rounds, fastChance(7)).deviation * Math.sqrt(rounds);
      expect(deviation < 2 ? 'low' : deviation > 3.15 ? 'high' : 'medium', `${machine.name}: ${deviation}`).toBe(machine.volatility);
    }
  });

  test('of matches and lotteries it claims nothing, and an unknown game is refused', async () => {
    for (const category of ['SPORTS', 'LOTT']) expect(await infoOf(firstOf(category).nodeId)).toEqual({ available: true });
    expect((await ask('999')).errorCode).toBe('game.unavailable');
  });
});

describe('a game with play money', () => {
  test('opens without a session, shows its own balance, and touches nobody\'s wallet', async () => {
    const before = await phone.balance();
    const tried = await openGame(phone, ((await demo(firstOf('FISH'))).value as { gameUrl: string }).gameUrl);
    const { balance, stakes } = pageData(tried.page) as { balance: number; stakes: number[] };
    expect(balance).toBe(200_000);
    expect(tried.page.match(/id="balance"/g)).toHaveLength(1);
    expect(tried.page.indexOf('id="balance"')).toBeLessThan(tried.page.indexOf('class="sea"'));
    expect(await tried.post('/shot', { fish: 'sardine', stake: stakes[0], round: crypto.randomUUID() })).toHaveProperty('balance');
    expect(await phone.balance()).toBe(before);
  });

  test('is none of lotteries and matches, nor of a vendor that is away, nor for a member on a break', async () => {
    expect((await demo(firstOf('SPORTS'))).errorCode).toBe('game.unavailable');
    const game = firstOf('FISH');
    switchVendor(phone.platform, game.vassalage, false);
    expect((await demo(game)).errorCode).toBe('game.unavailable');
    expect((await infoOf(game.nodeId)).available).toBe(false);
    switchVendor(phone.platform, game.vassalage, true);
    expect((await demo(game, phone.token)).success).toBe(true);
    await phone.send('POST', '/wps/responsible/pause', { length: 'day' });
    expect((await demo(game, phone.token)).errorCode).toBe('play.paused');
  });
});
