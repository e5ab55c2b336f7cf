import { beforeAll, describe, expect, test } from 'vitest';
import { html } from 'hono/html';
import { findCaller } from '../../../../src/sandbox/accounts/sessions.ts';
import type { Platform } from '../../../../src/sandbox/handler.ts';
import { noticeDocument, pageDocument, stakePicker, type Page } from '../../../../src/sandbox/play/document.ts';
import { demoFocus, type GameSession } from '../../../../src/sandbox/play/game-sessions.ts';
import { startSandbox, tokenOf } from '../../../support/sandbox-caller.ts';
import { pageData } from '../../../support/sandbox-player.ts';

let platform: Platform;
let session: GameSession;

beforeAll(async () => {
  const phone = await startSandbox();
  ({ platform } = phone);
  const merchant = platform.merchants[0]!;
  const { memberId, account, type } = findCaller(platform, await tokenOf(phone), merchant)!;
  session = { id: 'an-id', secret: 'a-secret', kind: 'game', nodeId: '7', focus: '', language: 'en', backUrl: '/m/game?a=1&b=2', player: { memberId, account, type }, merchant, openedAt: platform.clock.now() };
});

const drawn = async (own: Partial<GameSession> = {}, page: Partial<Page> = {}) => String(await pageDocument(platform, { ...session, ...own }, {
  title: 'A <b> title', palette: 'amber', skin: 'poker', stakes: [50, 100, 200], data: { balance: 12_345 }, action: html`<i id="an-action"></i>`, content: html`<p id="the-content"></p>`, ...page,
}));
const count = (text: string, part: string) => text.split(part).length - 1;
const trial = () => ({ player: { ...session.player, type: 4 } });

describe('the page of a game in the app\'s frame', () => {
  test('has no bar of its own: its title is heard, and outside of the frame there are its balance, its action and the way back', async () => {
    const page = await drawn();
    expect(page).toContain('<html lang="en-GB">');
    expect(page).toContain('<title>A &lt;b&gt; title</title>');
    expect(page).toContain('<h1 class="spoken">A &lt;b&gt; title</h1>');
    expect(page).not.toMatch(/<header|id="reality"|class="badge"/);
    expect(page).toContain('<main class="page is-below-bar">');
    expect(page).toContain('class="skin-poker is-dark"');
    const [inside, outside] = page.split('<div class="outside">') as [string, string];
    expect([count(inside, 'id="balance"'), count(outside, 'R$123.45</strong>'), count(outside, 'id="an-action"'), count(inside, 'id="an-action"')]).toEqual([0, 1, 1, 0]);
    expect(outside).toContain('<a class="plain-button" href="/m/game?a=1&amp;b=2">Back to the app</a>');
    expect(page.indexOf('the-content')).toBeLessThan(page.indexOf('Adults only, 18+'));
  });

  test('of a demo shows its balance, and has none outside', async () => {
    const [inside, outside] = (await drawn({ focus: demoFocus, ...trial() })).split('<div class="outside">') as [string, string];
    expect([count(inside, 'id="balance"'), count(outside, 'id="balance"'), count(inside, '<span class="badge">')]).toEqual([1, 0, 1]);
  });

  test('gives its script what all pages have, and cannot be ended by it', async () => {
    const page = await drawn({}, { data: { balance: 1, name: '</script><b>' }, words: { spin: 'Mine', ended: 'Over' } });
    const { words, ...data } = pageData(page) as { words: Record<string, string> };
    expect(data).toEqual({ locale: 'en-GB', currency: 'BRL', base: '/play/seat/an-id', secret: 'a-secret', kind: 'game', stakes: [50, 100, 200], openingStake: 100, balance: 1, name: '</script><b>' });
    expect([words.spin, words.ended, words.back]).toEqual(['Mine', 'Over', 'Back to the app']);
    expect(count(page, '</script>')).toBe(2);
  });
});

describe('the page of a lottery', () => {
  test('stands alone: a bar, its balance, and its reality check', async () => {
    const page = await drawn({ kind: 'lottery' }, { subtitle: 'Below', skin: 'lottery' });
    expect(page).toMatch(/<header class="top">\s*<a class="round-button" href="\/m\/game\?a=1&amp;b=2" aria-label="Back to the app">/);
    expect(page).toContain('<h1 id="title" tabindex="-1">A &lt;b&gt; title</h1><p class="quiet">Below</p>');
    expect([count(page, 'id="balance"'), count(page, 'id="an-action"'), count(page, 'class="outside"'), count(page, 'id="reality"'), count(page, '<h1 class="spoken">')]).toEqual([1, 1, 0, 1, 0]);
    expect(page).toContain('<main class="page">');
    expect(pageData(page).visit).toMatchObject({ result: 0, openedAt: session.openedAt });
    expect(pageData(await drawn())).not.toHaveProperty('visit');
    expect(await drawn({ kind: 'lottery' }, { skin: 'lottery' })).not.toContain('<p class="quiet">Below');
  });

  test('of play money says so, and has no reality check', async () => {
    const page = await drawn({ kind: 'lottery', ...trial() }, { skin: 'lottery' });
    expect([count(page, '<span class="badge">'), count(page, 'id="reality"')]).toEqual([1, 0]);
  });
});

test('a notice says why, and leads back', async () => {
  const page = String(await noticeDocument('en', session.merchant, 'Over', 'Because', '/m/home'));
  expect(page).toContain('<div class="card"><h1 id="ended-title">Over</h1><p class="quiet" id="ended-why">Because</p><a class="main-button" href="/m/home">Back to the app</a></div>');
  expect(page).not.toContain('<script');
});

test.each([[[50, 100, 200], 'R$1.00'], [[20, 50], 'R$0.20'], [[200, 500], 'R$2.00']])('the picker of the stakes %j opens with %s', async (stakes, shown) => {
  expect(String(await stakePicker('en', stakes))).toContain(`<strong id="stake">${shown}</strong>`);
});
