import { html, raw } from 'hono/html';
import { emblemLabel } from '../../art/emblems/names.ts';
import { icon, stakePicker } from '../../play/document.ts';
import { stakesFrom } from '../../play/stakes.ts';
import { words } from '../../play/words.ts';
import type { GameMachine } from '../game-machine.ts';
import { gameDocument } from '../game-page.ts';
import type { PlayableGame } from '../games.ts';
import type { SlotMachine } from './machine.ts';
import { ruleOf, slotRules } from './paytable.ts';
import { playSlots, standingGrid } from './play.ts';
import { returnOf } from './returns.ts';
import { sprite, symbolsOf } from './symbols.ts';
import { slotWords } from './words.ts';

/** Symbols of a game as its own emblem chooses them. */
const symbolsFor = (machine: SlotMachine, game: PlayableGame) => symbolsOf(machine, game.nodeId, game.emblem);

const turn = 'M20 12a8 8 0 1 1-2.6-5.9M20 3v5h-5';

/** A slot machine as a game: one call spins it. */
export const slotGame = (machine: SlotMachine): GameMachine => ({
  facts: (game, language) => ({
    share: returnOf(machine),
    stakes: stakesFrom(game.minimumBet, machine.unit),
    volatility: machine.volatility,
    rules: [ruleOf(machine, symbolsFor(machine, game).map((name) => emblemLabel(name, language)), language)],
  }),
  page(platform, session, game) {
    const { language } = session;
    const stakes = stakesFrom(game.minimumBet, machine.unit);
    const symbols = symbolsFor(machine, game);
    const names = symbols.map((name) => emblemLabel(name, language));
    const { columns, rows } = machine;
    return gameDocument(platform, session, game, {
      skin: 'slots',
      words: slotWords[language],
      stakes,
      data: {
        grid: standingGrid(platform, session, machine),
        symbols: names,
        machine: {
          name: machine.name, columns, rows, unit: machine.unit, hasLines: 'lines' in machine,
          wild: 'wild' in machine ? machine.wild : -1, scatter: 'free' in machine && machine.free ? machine.free.scatter : -1, coin: 'coin' in machine ? machine.coin : -1,
        },
      },
      content: html`${sprite(symbols)}
<div class="machine"><div class="window window-${columns}x${rows}"><div class="reels reels-${columns}" id="reels" role="img"></div>
${raw(`<svg class="lines" id="lines" viewBox="0 0 ${columns * 100} ${rows * 100}" preserveAspectRatio="none" aria-hidden="true"></svg>`)}</div></div>
<p class="message" id="message">${words[language].luck}</p>
<div class="controls side-by-side">${stakePicker(language, stakes)}<button class="spin" type="button" id="spin" aria-label="${slotWords[language].spin}">${icon(turn)}</button></div>
<div class="cover feast" id="feast" hidden><p class="feast-title">${words[language].bigWin}</p><p class="feast-sum" id="feast-sum"></p></div>`,
      rules: slotRules(machine, names, language),
      share: returnOf(machine),
    });
  },
  actions: { round: (platform, session, game, input) => playSlots(platform, session, game, machine, input) },
});
