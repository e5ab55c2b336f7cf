import { html } from 'hono/html';
import type { Language } from '../../languages.ts';
import { stakePicker } from '../../play/document.ts';
import { stakesFrom } from '../../play/stakes.ts';
import type { GameMachine } from '../game-machine.ts';
import { gameDocument, percent, times } from '../game-page.ts';
import { cannon, fishSprite } from './art.ts';
import { playShot } from './play.ts';
import { fishes, fishNames, hitShare, returnOfFishing, type Fish } from './rules.ts';
import { fishingWords } from './words.ts';

/** The fish in the sea at a time, one a lane, from the surface down. */
const swimming: readonly Fish[] = ['whale', 'sardine', 'turtle', 'sardine', 'shark', 'clownfish', 'sardine', 'octopus', 'clownfish', 'crab', 'chest', 'crab'];

const paysText = (language: Language, fish: Fish): string => {
  const most = times(language, Math.max(...fishes[fish]));
  return fishes[fish].length > 1 ? fishingWords[language].upTo.replace('{times}', most) : most;
};

/** A fishing shooter: each tap on a fish is a shot. */
export const fishingGame: GameMachine = {
  facts: (game, language) => ({ share: returnOfFishing, stakes: stakesFrom(game.minimumBet), rules: [fishingWords[language].rule] }),
  page(platform, session, game) {
    const { language } = session;
    const stakes = stakesFrom(game.minimumBet);
    const say = fishingWords[language];
    return gameDocument(platform, session, game, {
      skin: 'fishing',
      words: say,
      stakes,
      content: html`${fishSprite()}
<section class="sea" id="water" aria-label="${say.sea}">${swimming.map((fish, lane) => html`<div class="lane lane-${lane}"><button class="fish is-${fish}" type="button" data-fish="${fish}" aria-label="${say.fishPays.replace('{fish}', say[fish]).replace('{times}', paysText(language, fish))}"><svg class="symbol" aria-hidden="true"><use href="#fish-${fish}"/></svg><span class="fish-pays" aria-hidden="true">${times(language, Math.max(...fishes[fish]))}</span></button></div>`)}
<div class="bullet" id="bullet" aria-hidden="true"></div><div class="gain" id="gain" aria-hidden="true"></div>${cannon()}</section>
<p class="message" id="message">${say.aim}</p>
<div class="bar">${stakePicker(language, stakes)}</div>`,
      rules: html`<p>${say.rule}</p><table class="pays"><thead><tr><th scope="col">${say.target}</th><th scope="col">${say.paysTimes}</th><th scope="col">${say.chance}</th></tr></thead>
<tbody>${fishNames.map((fish) => html`<tr><th scope="row"><svg class="symbol" aria-hidden="true"><use href="#fish-${fish}"/></svg>${say[fish]}</th><td>${fishes[fish].map((pays) => times(language, pays)).join(' ')}</td><td>${percent(language, hitShare(fish))}</td></tr>`)}</tbody></table>`,
      share: returnOfFishing,
    });
  },
  actions: { shot: playShot },
};
