import { html } from 'hono/html';
import { stakePicker } from '../../play/document.ts';
import { stakesFrom } from '../../play/stakes.ts';
import { cardWords } from '../card-words.ts';
import type { GameMachine } from '../game-machine.ts';
import { gameDocument, times } from '../game-page.ts';
import { deal, dealtHand, draw } from './play.ts';
import { handNames, pays, returnOfPoker } from './rules.ts';
import { pokerWords } from './words.ts';

/** Hands that pay, the best first. */
const paying = handNames.map((name, rank) => ({ name, pays: pays[rank]! })).filter((hand) => hand.pays).toReversed();

/** Video poker, jacks or better, against the house. */
export const pokerGame: GameMachine = {
  facts: (game, language) => ({ share: returnOfPoker, stakes: stakesFrom(game.minimumBet), rules: [pokerWords[language].rule, pokerWords[language].left, pokerWords[language].best] }),
  page(platform, session, game) {
    const { language } = session;
    const stakes = stakesFrom(game.minimumBet);
    const say = pokerWords[language];
    return gameDocument(platform, session, game, {
      skin: 'poker',
      words: { ...cardWords[language], ...say },
      stakes,
      data: { hand: dealtHand(platform, session, game) ?? null },
      content: html`<ul class="hands" id="hands">${paying.map((hand) => html`<li data-hand="${hand.name}"><span>${say[hand.name]}</span> <strong>${times(language, hand.pays)}</strong></li>`)}</ul>
<div class="five" id="five" role="group" aria-label="${say.cards}"></div>
<p class="message" id="message">${say.ready}</p>
<div class="bar side-by-side">${stakePicker(language, stakes)}<button class="main-button" type="button" id="act">${say.deal}</button></div>`,
      rules: html`<p>${say.rule}</p><p>${say.left}</p><table class="pays"><thead><tr><th scope="col">${say.hand}</th><th scope="col">${say.paysTimes}</th></tr></thead>
<tbody>${paying.map((hand) => html`<tr><th scope="row">${say[hand.name]}</th><td>${times(language, hand.pays)}</td></tr>`)}</tbody></table><p class="quiet">${say.best}</p>`,
      share: returnOfPoker,
    });
  },
  actions: { deal, draw },
};
