import { describe, expect, test } from 'vitest';
import { pageData, player, type GameSession } from '../../../support/sandbox-player.ts';

type Player = Awaited<ReturnType<typeof player>>;

const addressOf = (launched: Awaited<ReturnType<Player['launch']>>): string => (launched.value as { gameUrl: string }).gameUrl;
const launchesOf = { game: { category: 'RNG', vendor: 'BGS' }, sports: { category: 'SPORTS', vendor: 'ARENA' }, lottery: { category: 'ELOTT', vendor: 'ELOTT' } };

describe('the page of a game', () => {
  test.each<[string, Record<string, string>, string]>([
    ['http://phone.test', {}, 'http://phone.test'],
    ['https://phone.test', {}, 'https://phone.test'],
    ['http://phone.test:8080', { 'X-Forwarded-Proto': 'https' }, 'https://phone.test:8080'],
    ['https://phone.test', { 'X-Forwarded-Proto': 'http' }, 'https://phone.test'],
    ['http://box.test', { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'leve-1.example_a:8443' }, 'https://leve-1.example_a:8443'],
    ['http://box.test', { 'X-Forwarded-Proto': 'ftp', 'X-Forwarded-Host': '[::1]:4173' }, 'http://[::1]:4173'],
    ['http://box.test', { 'X-Forwarded-Host': 'evil.test; script-src *' }, 'http://box.test'],
    ['http://box.test', { 'X-Forwarded-Host': 'evil.test/x' }, 'http://box.test'],
    ['http://box.test', { 'X-Forwarded-Host': '' }, 'http://box.test'],
  ])('at %s with %j belongs to %s, and its cookie is sent over TLS alone where the phone has it', async (asked, headers, origin) => {
    const marina = await player();
    const path = addressOf(await marina.launch());
    const answer = await marina.fetch(new Request(`${asked}${path}`, { headers }));
    const policy = answer.headers.get('Content-Security-Policy')!.split('; ');
    expect(policy.filter((part) => /^(img|connect)-src|^frame-/.test(part))).toEqual([`img-src ${origin}`, `connect-src ${origin}`, `frame-ancestors 'self' ${origin}`]);
    const [value, ...attributes] = answer.headers.get('Set-Cookie')!.split('; ');
    expect(value).toBe(`seat=${String(pageData(await answer.text()).secret)}`);
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=86400', `Path=${path}`, 'SameSite=Strict', ...(origin.startsWith('https') ? ['Secure'] : [])]);
  });

  test('is kept by nobody, and says where it came from to nobody', async () => {
    const marina = await player();
    const answer = await marina.fetch(new Request(`http://phone.test${addressOf(await marina.launch())}`));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN', 'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    });
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/^sandbox allow-scripts; default-src 'none'; script-src 'sha256-[^ ]+'; style-src 'sha256-[^ ]+'; .*base-uri 'none'; form-action 'none'; /);
  });

  const used = { pt: 'Este acesso já foi usado', en: 'This link has been used' };
  const ended = { pt: 'Sua sessão terminou', en: 'Your session has ended' };

  test.each([['', 410, used.pt], ['language=en', 410, used.en], ['language=en; seat=a-guess', 401, ended.en], ['seat=a-guess', 401, ended.pt]])(
    'that was opened shows a phone with the cookie %j: %d, %s', async (cookie, status, title) => {
      const marina = await player();
      const path = addressOf(await marina.launch({ backUrl: '/m/game' }));
      await marina.fetch(new Request(`http://phone.test${path}`));
      const answer = await marina.fetch(new Request(`http://phone.test${path}`, { headers: { Cookie: cookie } }));
      const page = await answer.text();
      expect([answer.status, answer.headers.get('Set-Cookie'), />([^<]*)<\/h1>/.exec(page)![1], /<a class="main-button" href="([^"]*)"/.exec(page)![1]]).toEqual([status, null, title, '/m/home']);
      // It has no script, and its policy lets none run.
      expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'none'; style-src 'sha256-");
    },
  );

  test('whose login has ended says so in its language, and leads back to where it was opened', async () => {
    const marina = await player();
    const seat = await marina.openGame(await marina.launch({ language: 'en', backUrl: '/m/game?tab=RNG' }));
    marina.advance(2 * 3_600_000 - 1);
    expect((await seat.reload()).status).toBe(200);
    marina.advance(2 * 3_600_000);
    const answer = await seat.reload();
    const page = await answer.text();
    expect([answer.status, />([^<]*)<\/h1>/.exec(page)![1], /<a class="main-button" href="([^"]*)"/.exec(page)![1]]).toEqual([401, ended.en, '/m/game?tab=RNG']);
  });
});

describe('a call of a page', () => {
  const send = async (phone: Player, path: string, body: string) => {
    const answer = await phone.fetch(new Request(`http://phone.test${path}`, { method: 'POST', body }));
    return { status: answer.status, kept: answer.headers.get('Cache-Control'), readable: answer.headers.get('Access-Control-Allow-Origin'), value: (await answer.json()) as Record<string, unknown> };
  };
  const padded = (secret: string, bytes: number) => {
    const body = JSON.stringify({ secret, more: '' });
    return body.replace('""', JSON.stringify('x'.repeat(bytes - body.length)));
  };

  test('is read up to 2,048 bytes; what is none names no session', async () => {
    const marina = await player();
    const { base, secret } = await marina.openGame(await marina.launch());
    expect(await send(marina, `${base}/visit`, padded(secret, 2_048))).toMatchObject({ status: 200, kept: 'no-store', readable: '*', value: { result: 0 } });
    for (const body of [padded(secret, 2_049), '', '{', 'null', '7', JSON.stringify(secret), JSON.stringify([secret]), '{}', JSON.stringify({ secret: `${secret}x` })]) {
      expect(await send(marina, `${base}/visit`, body), body.slice(0, 40)).toEqual({ status: 200, kept: 'no-store', readable: '*', value: { error: 'session.expired' } });
    }
    expect((await send(marina, '/play/seat/another/visit', JSON.stringify({ secret }))).value).toEqual({ error: 'session.expired' });
  });

  /** The calls that open a page's own kind; `state` and the moves are refused by what has none. */
  const answers: Readonly<Record<keyof typeof launchesOf, Record<string, string>>> = {
    game: { hall: 'session.expired', ticket: 'session.expired', matches: 'session.expired', bet: 'session.expired', visit: 'answers', state: 'request.invalid', spin: 'request.invalid', toString: 'request.invalid', round: 'answers' },
    sports: { hall: 'session.expired', ticket: 'session.expired', matches: 'answers', bet: 'request.invalid', visit: 'answers', state: 'session.expired', round: 'session.expired' },
    lottery: { hall: 'answers', ticket: 'request.invalid', matches: 'session.expired', bet: 'session.expired', visit: 'answers', state: 'session.expired', round: 'session.expired' },
  };

  test.each(Object.keys(answers) as (keyof typeof answers)[])('of %s is answered where its kind has it', async (kind) => {
    const marina = await player();
    const seat: GameSession = await marina.openGame(await marina.launch(launchesOf[kind]));
    const found: Record<string, unknown> = {};
    for (const path of Object.keys(answers[kind])) found[path] = (await seat.post(`/${path}`, { round: 'one-round-of-all', stake: 100 })).error ?? 'answers';
    expect(found).toEqual(answers[kind]);
    expect(seat.base).toMatch(/^\/play\/seat\/[\w-]{12}$/);
  });
});

test.each([
  [{ category: 'SPORTS', vendor: 'ARENA', gameId: 'match-7' }, '/play/', { kind: 'sports', match: 'match-7' }],
  [{ category: 'LOTT', vendor: 'LOTT', gameId: 'MB' }, '/play/lottery/', { kind: 'lottery', lottery: 'MB' }],
  [{ category: 'ELOTT', vendor: 'ELOTT', gameId: '1' }, '/play/lottery/', { kind: 'lottery', lottery: 'HN1' }],
  [{ category: 'ELOTT', vendor: 'ELOTT', gameId: 'none' }, '/play/lottery/', { kind: 'lottery', lottery: '' }],
  [{ category: 'RNG', vendor: 'BGS', gameId: 'match-7' }, '/play/', { kind: 'game' }],
])('a launch of %j opens at %s with %j', async (asked, path, data) => {
  const marina = await player();
  const launched = await marina.launch({ ...asked, backUrl: '//evil.test' });
  expect(addressOf(launched).replace(/[\w-]{32}$/, '')).toBe(path);
  const { page } = await marina.openGame(launched);
  expect(pageData(page)).toMatchObject(data);
  expect(page).toContain('href="/m/home"');
});
