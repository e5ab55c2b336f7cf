import { html } from 'hono/html';
import { stakePicker } from '../../play/document.ts';
import { stakesFrom } from '../../play/stakes.ts';
import { cardWords } from '../card-words.ts';
import type { GameMachine } from '../game-machine.ts';
import { gameDocument, times } from '../game-page.ts';
import { stakeUnits } from '../machine-of.ts';
import { returnOfBlackjack } from './best-play.ts';
import { blackjackMoves, blackjackState, sitAtBlackjack } from './table.ts';
import { blackjackWords } from './words.ts';

let share: number | undefined;
const shareNow = (): number => (share ??= returnOfBlackjack());

/** Blackjack at a live table. */
export const blackjackGame: GameMachine = {
  facts(game, language) {
    const { rule, dealerRule, clock, best } = blackjackWords[language];
    return { share: shareNow(), stakes: stakesFrom(game.minimumBet, stakeUnits.blackjack), rules: [rule, dealerRule, clock, best] };
  },
  page(platform, session, game) {
    const { language } = session;
    const stakes = stakesFrom(game.minimumBet, stakeUnits.blackjack);
    const say = blackjackWords[language];
    const rows = [[say.blackjackRow, 2.5], [say.wonRow, 2], [say.tieRow, 1]] as const;
    return gameDocument(platform, session, game, {
      skin: 'blackjack',
      words: { ...cardWords[language], ...say },
      stakes,
      data: { state: blackjackState(platform, session, game) },
      content: html`<section class="felt"><div class="table-state"><p class="phase" id="phase"></p><p class="countdown" id="countdown" role="timer"></p><p class="quiet" id="players"></p></div>
<h2 class="hand-name">${say.dealer} <span id="dealer-total"></span></h2><ul class="hand" id="dealer"></ul>
<h2 class="hand-name">${say.you} <span id="player-total"></span></h2><ul class="hand" id="player"></ul></section>
<p class="message" id="message"></p>
<div class="bar side-by-side" id="bet-bar" role="group" aria-label="${say.stakes}" tabindex="-1">${stakePicker(language, stakes)}<button class="main-button" type="button" id="sit">${say.sit}</button></div>
<div class="bar side-by-side" id="move-bar" role="group" aria-label="${say.play}" tabindex="-1" hidden><button class="plain-button" type="button" data-move="double">${say.double}</button><button class="plain-button" type="button" data-move="stand">${say.stand}</button><button class="main-button" type="button" data-move="hit">${say.hit}</button></div>`,
      rules: html`<p>${say.rule}</p><p>${say.dealerRule}</p><p>${say.clock}</p><table class="pays"><thead><tr><th scope="col">${say.outcome}</th><th scope="col">${say.paysTimes}</th></tr></thead>
<tbody>${rows.map(([name, pays]) => html`<tr><th scope="row">${name}</th><td>${times(language, pays)}</td></tr>`)}</tbody></table><p class="quiet">${say.best}</p>`,
      share: shareNow(),
    });
  },
  state: blackjackState,
  actions: { sit: sitAtBlackjack, ...blackjackMoves },
};
