import { html } from 'hono/html';
import type { Language } from '../../languages.ts';
import { stakePicker } from '../../play/document.ts';
import { stakesFrom } from '../../play/stakes.ts';
import type { GameMachine } from '../game-machine.ts';
import { gameDocument, percent, times } from '../game-page.ts';
import { stakeUnits } from '../machine-of.ts';
import { sprite } from '../slots/symbols.ts';
import { ceiling, growth, returnOfCrash } from './rules.ts';
import { boardFlight, cashOut, crashState } from './table.ts';
import { crashWords } from './words.ts';

/** Multipliers at which a member can have the platform cash out, hundredths. */
const targets = [120, 150, 200, 300, 500, 1_000, 2_000, 5_000];

const chancesText = (language: Language): string => crashWords[language].chances.replace('{ceiling}', times(language, ceiling / 100));

/** A flight that everybody shares, with cash-out. */
export const crashGame: GameMachine = {
  facts: (game, language) => ({ share: returnOfCrash, stakes: stakesFrom(game.minimumBet, stakeUnits.crash), rules: [crashWords[language].rule, chancesText(language), crashWords[language].auto] }),
  page(platform, session, game) {
    const { language } = session;
    const stakes = stakesFrom(game.minimumBet, stakeUnits.crash);
    const say = crashWords[language];
    return gameDocument(platform, session, game, {
      skin: 'crash',
      words: say,
      stakes,
      data: { state: crashState(platform, session, game), growth, ceiling },
      content: html`${sprite([game.emblem])}
<p class="spoken" id="latest-label">${say.latest}</p><ol class="latest" id="latest" aria-labelledby="latest-label"></ol>
<section class="sky" id="sky"><div class="stars" aria-hidden="true"></div><div class="flyer" id="flyer" aria-hidden="true"><div class="flame"></div><svg class="symbol"><use href="#symbol-0"/></svg></div>
<p class="phase" id="phase"></p><p class="multiplier" id="multiplier"></p><p class="quiet" id="players"></p></section>
<p class="message" id="message"></p>
<label class="target"><span>${say.target}</span><select id="target"><option value="">${say.noTarget}</option>${targets.map((target) => html`<option value="${target}">${times(language, target / 100)}</option>`)}</select></label>
<div class="bar side-by-side">${stakePicker(language, stakes)}<button class="main-button" type="button" id="act">${say.board}</button></div>`,
      rules: html`<p>${say.rule}</p><p>${chancesText(language)}</p><p>${say.auto}</p>
<table class="pays"><thead><tr><th scope="col">${say.column}</th><th scope="col">${say.chance}</th></tr></thead>
<tbody>${targets.map((target) => html`<tr><th scope="row">${times(language, target / 100)}</th><td>${percent(language, (100 * returnOfCrash) / target)}</td></tr>`)}</tbody></table>`,
      share: returnOfCrash,
    });
  },
  state: crashState,
  actions: { board: boardFlight, out: cashOut },
};
