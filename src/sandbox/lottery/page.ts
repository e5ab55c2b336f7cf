import { html } from 'hono/html';
import type { Platform } from '../handler.ts';
import { pageDocument, icon, stakePicker, type Markup } from '../play/document.ts';
import type { GameSession } from '../play/game-sessions.ts';
import { stakesFrom } from '../play/stakes.ts';
import { words } from '../play/words.ts';
import { kinds, returnOf, type DigitKind } from './bets.ts';
import { hallOf } from './hall.ts';
import { dearestStake, leastStake } from './tickets.ts';

const list = 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01';

const kindNames = Object.keys(kinds) as DigitKind[];

/** Lobby and desk of the lotteries; a desk sells the tickets of one. */
export function lotteryPage(platform: Platform, session: GameSession): Markup {
  const { language } = session;
  const say = words[language];
  const hall = hallOf(platform, session);
  const stakes = stakesFrom(leastStake).filter((stake) => stake <= dearestStake);
  return pageDocument(platform, session, {
    title: say.lotteries,
    palette: 'emerald',
    skin: 'lottery',
    stakes,
    data: { balance: hall.balance, hall, kinds: Object.fromEntries(kindNames.map((kind) => [kind, { ...kinds[kind], share: returnOf(kind) }])), lottery: session.focus },
    action: html`<button class="round-button" type="button" id="to-lobby" aria-label="${say.lotteries}">${icon(list)}</button>`,
    content: html`<section id="lobby-view"><ul id="lobby"></ul></section>
<section id="desk-view" hidden>
<div class="draw-head"><div><p id="desk-label"></p><p class="quiet" id="desk-period"></p></div><strong class="countdown" id="desk-time" role="timer"></strong></div>
<div class="kinds" id="kinds">${kindNames.map((kind) => html`<button class="kind" type="button" data-kind="${kind}" aria-pressed="false">${say[kind]}</button>`)}</div>
<p class="explain" id="explain"></p>
<div class="picked" id="picked" role="img"></div>
<div class="keypad" id="keypad">${Array.from('1234567890', (key) => html`<button type="button" data-key="${key}">${key}</button>`)}</div>
<div class="number-card" id="card" role="group" aria-label="${say.card}"></div>
<div class="keypad is-tools" id="tools"><button class="is-widest" type="button" id="surprise">${say.surprise}</button><button class="is-wide" type="button" id="erase">${say.erase}</button></div>
<table class="pays" id="prizes"><thead><tr><th scope="col">${say.hits}</th><th scope="col">${say.paysTimes}</th><th scope="col">${say.chance}</th></tr></thead><tbody id="prize-rows"></tbody></table>
<p class="quiet share" id="share"></p>
</section>
<h2>${say.tickets}</h2>
<ul id="tickets"></ul>
<section id="draws-view" hidden><h2>${say.lastDraws}</h2><ul id="draws"></ul></section>
<div class="dock desk-bar" id="desk-bar" hidden>
<p class="slip-row" id="possible-row"><span class="quiet">${say.pays}</span> <strong class="is-won" id="possible"></strong></p>
<div class="side-by-side">${stakePicker(language, stakes)}<button class="main-button" type="button" id="buy" aria-describedby="possible-row">${say.buy}</button></div></div>`,
  });
}
