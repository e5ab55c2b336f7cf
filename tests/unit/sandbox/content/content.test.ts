import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { hotMatches, winners, type Match } from '../../../../src/contract/endpoints/board.ts';
import { announcements } from '../../../../src/contract/endpoints/announcements.ts';
import { banners } from '../../../../src/contract/endpoints/banners.ts';
import { notices } from '../../../../src/contract/endpoints/notices.ts';
import { read } from '../../../../src/contract/shape.ts';
import { masked } from '../../../../src/sandbox/content/winners.ts';
import { row, rows } from '../../../../src/sandbox/store/database.ts';
import { boxMerchants } from '../../../support/merchants.ts';
import { startSandbox } from '../../../support/sandbox-caller.ts';
import { player, pageData } from '../../../support/sandbox-player.ts';

type Player = Awaited<ReturnType<typeof player>>;

const about = 'types=B&platform=M&language=en';
const matchesOf = async (phone: Player): Promise<Match[]> => read(hotMatches.value, (await phone.call('/wps/sports/matches/hot?language=pt')).value);
const winnersOf = async (phone: Player, limitNum = 100) =>
  read(winners.value, (await phone.call(`/wps/relay/GCSGAME_getRankList?gameCategory=ALL&language=pt&limitNum=${limitNum}`)).value);

test('a banner\'s button has the merchant\'s accent', async () => {
  const phone = await player();
  for (const [merchant, accent] of [['leve', '#ffd768'], ['brisa', '#ff8a4a']] as const) {
    const [first] = read(banners.value, (await phone.call(`/wps/content/banners?${about}`, { merchant })).value);
    expect(await (await phone.fetch(new Request(`http://phone.test/cdn${first!.url}`))).text()).toContain(`stop-color="${accent}"`);
  }
});

test('a banner\'s address changes with each colour of its button, and with no other', async () => {
  const urlWith = async (theme: Record<string, string>) => {
    const phone = await startSandbox({ merchants: boxMerchants.map((seed) => ({ ...seed, theme: { ...seed.theme, ...theme } })) });
    return read(banners.value, (await phone.call(`/wps/content/banners?${about}`)).value)[0]!.url;
  };
  const first = await urlWith({});
  const changed = await Promise.all(['accent', 'accent-2', 'on-accent'].map((name) => urlWith({ [name]: '#123456' })));
  expect(new Set([first, ...changed]).size).toBe(4);
  expect(await urlWith({ ground: '#123456' })).toBe(first);
});

test('no banner leads to a page that the merchant has turned off', async () => {
  const phone = await player();
  const actions = async () => read(banners.value, (await phone.call(`/wps/content/banners?${about}`)).value).map(({ action }) => action);
  expect(await actions()).toContain('/m/rewardCenter');
  phone.set({ switches: { REWCEN3: false } });
  expect(await actions()).not.toContain('/m/rewardCenter');
});

describe('content', () => {
  test('is in the requested language, with notices newest first and popups for every audience', async () => {
    const phone = await player();
    const shown = read(banners.value, (await phone.call(`/wps/content/banners?${about}`)).value);
    expect(shown.length).toBeGreaterThan(1);
    expect(shown[0]!.url).toContain('-en.svg');
    const listed = read(notices.value, (await phone.call(`/wps/content/notices?${about}`)).value);
    expect(listed.map(({ publishedAt }) => publishedAt)).toEqual(listed.map(({ publishedAt }) => publishedAt).toSorted((one, other) => other - one));
    const popups = read(announcements.value, (await phone.call(`/wps/content/popular?${about}`)).value);
    expect(new Set(popups.map(({ execution }) => execution))).toEqual(new Set(['A', 'B', 'F']));
  });
});

describe('hot matches', () => {
  test('are the next twelve, and follow the clock', async () => {
    const phone = await player();
    const now = phone.platform.clock.now();
    const before = await matchesOf(phone);
    expect(before).toHaveLength(12);
    for (const match of before) {
      expect(match.matchTime).toBeGreaterThan(now);
      expect(match.homeTeam).not.toBe(match.awayTeam);
    }
    expect(before.map(({ matchTime }) => matchTime)).toEqual(before.map(({ matchTime }) => matchTime).toSorted((one, other) => one - other));
    phone.advance(before[0]!.matchTime - now);
    const after = await matchesOf(phone);
    expect(after.slice(0, 11)).toEqual(before.slice(1));
  });

  test('open their own page', async () => {
    const phone = await player();
    const match = (await matchesOf(phone))[4]!;
    const seat = await phone.openGame(await phone.launch({ category: 'SPORTS', vendor: match.vendor, gameId: match.roomId, nodeId: match.nodeId }));
    expect(pageData(seat.page).match).toBe(match.roomId);
  });
});

describe('winners', () => {
  test('have masked names, and are limited to the requested number', async () => {
    const phone = await player();
    const list = await winnersOf(phone);
    expect(list).toHaveLength(100);
    for (const { vo } of list) expect(vo.customerName).toMatch(/^..•••..$/);
    expect(await winnersOf(phone, 7)).toHaveLength(7);
    expect(await winnersOf(phone, 1e9)).toHaveLength(100);
    expect(await winnersOf(phone, -1)).toEqual([]);
    expect(masked('marina')).toBe('ma•••na');
  });

  test('include a member’s wins, and no play money', async () => {
    const phone = await player();
    const { database, clock } = phone.platform;
    const add = (account: string, payout: number, playMoney: number) => database.prepare(
      `insert into bets (member_id, account, reference, vendor, category, node_id, title, stake, payout, state, play_money, placed_at, settled_at, settled_day)
       select id, account, 'big', 'BGS', 'RNG', '1', 'x', 100, ?, 'won', ?, ?, ?, '20261120' from members where account = ? and merchant = 'leve'`,
    ).run(payout, playMoney, clock.now(), clock.now(), account);
    add('marina', 99_000_000, 0);
    add('tipo4', 98_000_000, 1);
    const list = await winnersOf(phone);
    expect(list).toContainEqual({ vo: { customerName: 'ma•••na', winAmount: 99_000_000 } });
    expect(list.some(({ vo }) => vo.winAmount === 98_000_000)).toBe(false);
  });

  test('belong to the merchant alone, and to members whose wallets equal their ledgers', async () => {
    const phone = await player();
    const { database } = phone.platform;
    const accountsOf = (merchant: string) => new Set(rows<{ account: string }>(database, "select bets.account from bets join members on members.id = member_id where state = 'won' and merchant = ?", merchant).map(({ account }) => masked(account)));
    const listOf = async (merchant: string) => read(winners.value, (await phone.call('/wps/relay/GCSGAME_getRankList?gameCategory=RNG&language=pt&limitNum=100', { merchant })).value);
    const [leve, brisa] = [await listOf('leve'), await listOf('brisa')];
    for (const { vo } of leve) expect(accountsOf('leve')).toContain(vo.customerName);
    for (const { vo } of brisa) expect(accountsOf('brisa')).toContain(vo.customerName);
    expect(leve).not.toEqual(brisa);
    expect(row(database, 'select count(*) as bets from bets where member_id is null')).toEqual({ bets: 0 });
    expect(rows(database, 'select member_id from wallets where balance <> (select coalesce(sum(amount), 0) from ledger where ledger.member_id = wallets.member_id)')).toEqual([]);
    expect(rows(database, "select bets.id from bets left join stakes using (member_id, reference) where bets.reference like 'crowd-%' and (stakes.amount is null or stakes.amount <> stake or stakes.payout <> bets.payout)")).toEqual([]);
    expect(await phone.logIn({ username: rows<{ account: string }>(database, "select account from members where simulated and merchant = 'leve'")[0]!.account, password: 'leve2026' })).toMatchObject({ errorCode: 'login.wrong' });
  });

  test('go on during pauses without requests', async () => {
    const phone = await player();
    const count = () => row<{ count: number }>(phone.platform.database, 'select count(*) as count from bets')!.count;
    await winnersOf(phone);
    const before = count();
    phone.advance(120_000);
    await winnersOf(phone);
    expect(count()).toBe(before + 2);
    phone.advance(365 * 24 * 3_600_000);
    expect(await winnersOf(phone)).toHaveLength(100);
    expect(count() - before).toBeLessThan(3_000);
  });
});

describe('art', () => {
  const pathOf = async (phone: Player) => `/cdn${read(banners.value, (await phone.call(`/wps/content/banners?${about}`)).value)[0]!.url}`;
  const get = (phone: Player, path: string, sent: Record<string, string> = {}) => phone.fetch(new Request(`http://phone.test${path}`, { headers: sent }));

  test('is compressed by Accept-Encoding, and cached for ever', async () => {
    const phone = await player();
    const path = await pathOf(phone);
    const plain = await get(phone, path);
    const text = await plain.text();
    expect(text).toMatch(/^<svg /);
    expect(plain.headers.get('Cache-Control')).toContain('immutable');
    const bytes = async (accepted: string) => Buffer.from(await (await get(phone, path, { 'Accept-Encoding': accepted })).arrayBuffer());
    expect(brotliDecompressSync(await bytes('gzip, deflate, br')).toString()).toBe(text);
    expect(gunzipSync(await bytes('gzip, br;q=0')).toString()).toBe(text);
  });

  test('is compressed by brotli with a window of 64 KB: a larger one costs processor time', async () => {
    const phone = await player();
    const [first] = new Uint8Array(await (await get(phone, await pathOf(phone), { 'Accept-Encoding': 'br' })).arrayBuffer());
    // RFC 7932 section 9.1: a stream's first bit is 0 with a window of 2^16.
    expect(first! & 1).toBe(0);
  });

  test('is smaller with Save-Data', async () => {
    const phone = await player();
    const path = await pathOf(phone);
    const [full, light] = [await get(phone, path), await get(phone, path, { 'Save-Data': 'on' })];
    expect([full.headers.get('Vary'), light.headers.get('Vary')]).toEqual(['Accept-Encoding, Save-Data', 'Accept-Encoding, Save-Data']);
    expect(light.headers.get('ETag')).not.toBe(full.headers.get('ETag'));
    expect((await light.text()).length).toBeLessThan((await full.text()).length);
  });

  test('is not sent again for its own ETag', async () => {
    const phone = await player();
    const path = await pathOf(phone);
    const etag = (await get(phone, path)).headers.get('ETag')!;
    expect((await get(phone, path, { 'If-None-Match': etag })).status).toBe(304);
    expect((await get(phone, path, { 'If-None-Match': etag, 'Accept-Encoding': 'br' })).status).toBe(200);
  });

  test('exists at every address in the platform\'s answers', async () => {
    const phone = await player();
    const found = new Set<string>();
    const calls = [
      `/wps/content/banners?${about}`, `/wps/content/popular?${about}`, '/wps/sports/matches/hot?language=pt', '/wps/game/vassalage?language=pt',
      '/wps/game/hot?isPlatform=2&language=pt&platform=html5', '/wps/lottery/menu?prizeMode=Lott&device=MOBILE&language=pt',
    ];
    for (const path of calls) {
      for (const [address] of JSON.stringify(await phone.call(path)).matchAll(/\/[^"\s<>]+\.svg\?v=\w+/g)) found.add(address);
    }
    expect(found.size).toBeGreaterThan(80);
    const answers = await Promise.all([...found].map(async (path) => [path, (await get(phone, `/cdn${path}`)).status] as const));
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });

  test.each(['/cdn/games/none-pt.svg', '/cdn/games/10001-xx.svg', '/cdn/banners/99-leve-pt.svg', '/cdn/banners/0-nobody-pt.svg', '/cdn/constructor/x.svg', '/cdn/crests/%E0%A4%A.svg', '/cdn/games/..%2F..%2Fhandler.svg', '/cdn/'])(
    'is answered with 404 at %s', async (path) => {
      const phone = await player();
      expect((await get(phone, path)).status).toBe(404);
    },
  );
});
