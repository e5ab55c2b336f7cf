import { html } from 'hono/html';
import { formats } from '../../contract/languages.ts';
import type { Language } from '../languages.ts';
import type { Platform } from '../handler.ts';
import { balanceOf } from '../money/wallets.ts';
import { pageDocument, type Markup } from '../play/document.ts';
import type { GameSession } from '../play/game-sessions.ts';
import { latestRounds } from '../play/rounds.ts';
import { words } from '../play/words.ts';
import type { PlayableGame } from './games.ts';

/** A game's own part of its page; the frame around it is common to all games. */
interface GamePage {
  /** names of its stylesheet and script */
  skin: string;
  /** its own words, beside those of every page */
  words: Readonly<Record<string, string>>;
  stakes: readonly number[];
  /** input of its script beside balance, stakes and history */
  data?: Readonly<Record<string, unknown>>;
  content: Markup;
  /** how it is played and what it pays */
  rules: Markup;
  /** the share of the stakes that comes back, of 1 */
  share: number;
}

export const percent = (language: Language, share: number): string =>
  new Intl.NumberFormat(formats[language].locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 2 }).format(share);

/** A number of stakes, such as `2,5×`. */
export const times = (language: Language, stakes: number): string => `${new Intl.NumberFormat(formats[language].locale, { maximumFractionDigits: 2 }).format(stakes)}×`;

/** The page of a game: its content, the member's latest rounds, and a sheet with its rules and return to player. */
export function gameDocument(platform: Platform, session: GameSession, game: PlayableGame, own: GamePage): Markup {
  const { language, player } = session;
  const say = words[language];
  return pageDocument(platform, session, {
    title: game.name,
    subtitle: game.vendorName,
    palette: game.palette,
    skin: own.skin,
    stakes: own.stakes,
    data: { balance: balanceOf(platform, player.memberId), history: latestRounds(platform, session), ...own.data },
    words: own.words,
    action: html`<button class="plain-button" type="button" id="paytable-open">${say.paytable}</button>`,
    content: html`${own.content}
<h2>${say.history}</h2>
<ul id="history"></ul>
<div class="cover" id="paytable" role="dialog" aria-modal="true" aria-labelledby="paytable-title" hidden><div class="card rules" tabindex="0">
<h2 id="paytable-title">${say.paytable}</h2>
${own.rules}
<p class="return">${say.giveBack.replace('{share}', percent(language, own.share))}</p>
<button class="main-button" type="button" data-close>${say.close}</button></div></div>`,
  });
}
