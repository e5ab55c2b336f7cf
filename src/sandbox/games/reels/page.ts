import { html } from 'hono/html';
import { emblemNames } from '../../art/emblems/index.ts';
import type { PlayableGame } from '../games.ts';
import { isTrial } from '../../../contract/members.ts';
import { locales } from '../../../contract/languages.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Platform } from '../../handler.ts';
import { balanceOf } from '../../money/wallets.ts';
import { icon, pageDocument, stakePicker } from '../../play/document.ts';
import type { Markup } from '../../play/document.ts';
import { lines, paytableOf, returnToPlayer } from './paytable.ts';
import { standingGrid } from './play.ts';
import { latestRounds } from '../../play/rounds.ts';
import type { GameSession } from '../../play/game-sessions.ts';
import { openingStake, stakesFrom } from '../../play/stakes.ts';
import { sprite, symbolsOf } from './symbols.ts';
import { words } from '../../play/words.ts';

const info = 'M12 11v6M12 7h.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0';
const turn = 'M20 12a8 8 0 1 1-2.6-5.9M20 3v5h-5';

export function reelsPage(platform: Platform, session: GameSession, game: PlayableGame): Markup {
  const { language, backUrl, player } = session;
  const say = words[language];
  const paytable = paytableOf(game.nodeId);
  const own = emblemNames.find((name) => name === game.emblem) ?? emblemNames[0]!;
  const symbols = symbolsOf(game.nodeId, own, paytable.weights.length);
  const stakes = stakesFrom(game.minimumBet);
  return pageDocument({
    language,
    title: game.name,
    subtitle: game.vendorName,
    backUrl,
    palette: game.palette,
    skin: 'reels',
    playMoney: isTrial(player.type),
    data: {
      base: `/play/seat/${session.id}`,
      kind: session.kind,
      balance: balanceOf(platform, player.memberId),
      grid: standingGrid(platform, session),
      symbols,
      lines,
      stakes,
      openingStake: openingStake(stakes),
      history: latestRounds(platform, session),
    },
    action: html`<button class="round-button" type="button" id="paytable-open" aria-label="${say.paytable}">${icon(info)}</button>`,
    content: html`${sprite(symbols)}
<div class="machine"><div class="window"><div class="reels" role="img" aria-label="${say.symbols}"><div class="reel"></div><div class="reel"></div><div class="reel"></div></div>
<svg class="lines" id="lines" viewBox="0 0 300 300" preserveAspectRatio="none" aria-hidden="true"></svg></div></div>
<p class="message" id="message" role="status">${say.luck}</p>
<div class="controls">${stakePicker(language)}<button class="spin" type="button" id="spin" aria-label="${say.spin}">${icon(turn)}</button></div>
<h2>${say.history}</h2>
<ul id="history"></ul>
${paySheet(language, paytable)}
<div class="cover feast" id="feast" hidden><p class="feast-title">${say.bigWin}</p><p class="feast-sum" id="feast-sum"></p></div>`,
  });
}

function paySheet(language: Language, paytable: ReturnType<typeof paytableOf>): Markup {
  const say = words[language];
  const share = new Intl.NumberFormat(locales[language], { style: 'percent', minimumFractionDigits: 1 }).format(returnToPlayer(paytable));
  return html`<div class="cover" id="paytable" role="dialog" aria-modal="true" aria-labelledby="paytable-title" hidden><div class="card">
<h1 id="paytable-title">${say.paytable}</h1><p class="quiet">${say.paytableLines.replace('{lines}', String(lines.length))}</p>
<div class="pays">${paytable.pays.map((pays, index) => html`<div class="pay"><svg class="symbol" aria-hidden="true"><use href="#symbol-${index}"/></svg>${pays}×</div>`)}</div>
<p class="quiet"><svg class="symbol-small" aria-hidden="true"><use href="#symbol-0"/></svg> ${say.emblem}. ${say.giveBack.replace('{share}', share)}.</p>
<button class="main-button" type="button" data-close>${say.close}</button></div></div>`;
}
