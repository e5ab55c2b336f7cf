import { html } from 'hono/html';
import { isTrial } from '../../../contract/members.ts';
import type { PlayableGame } from '../games.ts';
import type { Platform } from '../../handler.ts';
import { balanceOf } from '../../money/wallets.ts';
import { pageDocument, stakePicker } from '../../play/document.ts';
import type { Markup } from '../../play/document.ts';
import { latestRounds } from '../../play/rounds.ts';
import type { GameSession } from '../../play/game-sessions.ts';
import { offeredMatches } from './bet-on-match.ts';
import { openingStake, stakesFrom } from '../../play/stakes.ts';
import { words } from '../../play/words.ts';

export function sportsPage(platform: Platform, session: GameSession, game: PlayableGame): Markup {
  const { language, backUrl, player } = session;
  const say = words[language];
  const stakes = stakesFrom(game.minimumBet);
  return pageDocument({
    language,
    title: say.sports,
    subtitle: game.vendorName,
    backUrl,
    palette: game.palette,
    skin: 'sports',
    playMoney: isTrial(player.type),
    data: {
      base: `/play/seat/${session.id}`,
      kind: session.kind,
      balance: balanceOf(platform, player.memberId),
      matches: offeredMatches(platform, language),
      match: session.focus,
      stakes,
      openingStake: openingStake(stakes),
      history: latestRounds(platform, session),
    },
    content: html`<p class="quiet intro">${say.sportsIntro}</p>
<ul id="matches"></ul>
<h2>${say.history}</h2>
<ul id="history"></ul>
<section class="slip" id="slip" aria-label="${say.bet}" hidden>
<p class="slip-row"><strong class="slip-pick" id="slip-pick"></strong><strong id="slip-odds"></strong></p>
<p class="slip-row"><span class="quiet">${say.pays}</span><strong class="is-won" id="slip-return"></strong></p>
<div class="slip-controls">${stakePicker(language)}<button class="main-button" type="button" id="bet">${say.bet}</button></div>
</section>
<div class="cover pitch" id="pitch" role="dialog" aria-modal="true" aria-label="${say.virtual}" hidden>
<p class="quiet">${say.virtual}</p>
<p class="pitch-pick" id="pitch-pick"></p>
<div class="pitch-grass"><div class="pitch-teams"><div class="pitch-team" id="pitch-home"></div><strong class="pitch-score" id="pitch-score" aria-live="polite"></strong><div class="pitch-team" id="pitch-away"></div></div>
<p class="pitch-minute" id="pitch-minute"></p></div>
<div class="pitch-foot"><p class="message" id="pitch-end" role="status" hidden></p><button class="main-button" type="button" id="pitch-close" hidden>${say.again}</button></div>
</div>`,
  });
}
