import { html } from 'hono/html';
import type { Language } from '../../languages.ts';
import { stakePicker, type Markup } from '../../play/document.ts';
import { money } from '../../settings/currency.ts';
import { stakesFrom } from '../../play/stakes.ts';
import type { GameMachine } from '../game-machine.ts';
import { gameDocument, times } from '../game-page.ts';
import { colourOf, paysOf, returnOfRoulette, spots, wheel } from './rules.ts';
import { mostOnTable, mostSpots, placeChips, rouletteState } from './table.ts';
import { wheelPicture } from './wheel.ts';
import { rouletteWords } from './words.ts';

const outside = ['column1', 'column2', 'column3', 'dozen1', 'dozen2', 'dozen3', 'low', 'even', 'red', 'black', 'odd', 'high'] as const;

/** Where a spot lies that covers many numbers, and how. */
const classesOf = (spot: (typeof outside)[number]): string =>
  [`spot-${spot}`, spot.startsWith('dozen') && 'is-dozen', !/\d/.test(spot) && 'is-half', (spot === 'red' || spot === 'black') && `is-${spot}`].filter(Boolean).join(' ');

/** European roulette at a live table. */
export const rouletteGame: GameMachine = {
  facts: (game, language) => ({ share: returnOfRoulette, stakes: stakesFrom(game.minimumBet), most: mostOnTable, rules: [rouletteWords[language].rule, mostText(language)] }),
  page(platform, session, game) {
    const { language } = session;
    const stakes = stakesFrom(game.minimumBet);
    const say = rouletteWords[language];
    return gameDocument(platform, session, game, {
      skin: 'roulette',
      words: say,
      stakes,
      data: { wheel, state: rouletteState(platform, session, game), pays: Object.fromEntries(Array.from(spots, ([spot, covered]) => [spot, paysOf(covered)])) },
      content: html`<section class="table-head"><div class="wheel-box">${wheelPicture()}<span class="ball-mark" aria-hidden="true"></span><strong class="wheel-number" id="number" aria-hidden="true"></strong></div>
<div class="table-state"><p class="phase" id="message"></p><p class="countdown" id="countdown" role="timer"></p><p class="quiet" id="players"></p></div></section>
<p class="spoken" id="latest-label">${say.latest}</p><ol class="latest" id="latest" aria-labelledby="latest-label"></ol>
<div class="board" role="toolbar" aria-label="${say.board}"><button class="spot is-green is-zero" type="button" data-spot="0">0</button>
${Array.from({ length: 36 }, (_, index) => html`<button class="spot is-${colourOf(index + 1)} ${index % 3 ? '' : 'is-first'}" type="button" data-spot="${index + 1}">${index + 1}</button>`)}
${outside.map((spot) => html`<button class="spot is-wide ${classesOf(spot)}" type="button" data-spot="${spot}">${say[spot]}</button>`)}</div>
<div class="dock table-bar side-by-side">${stakePicker(language, stakes)}<button class="plain-button" type="button" id="clear">${say.clear}</button><button class="main-button" type="button" id="place">${say.placeNone}</button></div>`,
      rules: rouletteRules(language),
      share: returnOfRoulette,
    });
  },
  state: rouletteState,
  actions: { chips: placeChips },
};

const mostText = (language: Language): string =>
  rouletteWords[language].most.replace('{spots}', String(mostSpots)).replace('{amount}', money(language, mostOnTable));

function rouletteRules(language: Language): Markup {
  const say = rouletteWords[language];
  const rows = [[say.single, 36], [say.dozens, 3], [say.evens, 2]] as const;
  return html`<p>${say.rule}</p><table class="pays"><thead><tr><th scope="col">${say.pays}</th><th scope="col">${say.paysTimes}</th></tr></thead>
<tbody>${rows.map(([name, pays]) => html`<tr><th scope="row">${name}</th><td>${times(language, pays)}</td></tr>`)}</tbody></table>
<p class="quiet">${mostText(language)}</p>`;
}
