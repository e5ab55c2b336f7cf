import { html } from 'hono/html';
import type { PlayableGame } from '../games.ts';
import type { Platform } from '../../handler.ts';
import { pageDocument, stakePicker, type Markup } from '../../play/document.ts';
import type { GameSession } from '../../play/game-sessions.ts';
import { stakesFrom } from '../../play/stakes.ts';
import { words } from '../../play/words.ts';
import { stadiumOf } from './stadium.ts';

export function sportsPage(platform: Platform, session: GameSession, game: PlayableGame): Markup {
  const { language } = session;
  const say = words[language];
  const stakes = stakesFrom(game.minimumBet);
  const stadium = stadiumOf(platform, session);
  return pageDocument(platform, session, {
    title: say.sports,
    subtitle: game.vendorName,
    palette: game.palette,
    skin: 'sports',
    stakes,
    data: { balance: stadium.balance, stadium, match: session.focus },
    content: html`<p class="quiet intro">${say.sportsIntro}</p>
<ul id="matches"></ul>
<h2>${say.myBets}</h2>
<ul id="bets"></ul>
<section class="dock slip" id="slip" aria-label="${say.bet}" hidden>
<p class="quiet" id="slip-match"></p>
<p class="slip-row"><strong class="slip-pick" id="slip-pick"></strong><strong id="slip-odds"></strong></p>
<p class="slip-row"><span class="quiet">${say.pays}</span><strong class="is-won" id="slip-return"></strong></p>
<div class="slip-controls side-by-side">${stakePicker(language, stakes)}<button class="main-button" type="button" id="bet">${say.bet}</button></div>
</section>`,
  });
}
