import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { formats } from '../../contract/languages.ts';
import type { Language } from '../languages.ts';
import { isTrial } from '../../contract/members.ts';
import type { MerchantOfFile, Platform } from '../handler.ts';
import { visitOf } from '../responsible/visit.ts';
import { currency, money } from '../settings/currency.ts';
import { pageScripts, styleOf } from './assets.ts';
import { demoFocus, type GameSession } from './game-sessions.ts';
import { openingStake } from './stakes.ts';
import { words } from './words.ts';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The parts of a merchant that its game pages show. */
type Shown = Pick<MerchantOfFile, 'style' | 'theme'>;

export interface Page {
  title: string;
  /** under the title */
  subtitle?: string;
  palette: string;
  /** names of a stylesheet and a script beside the common ones */
  skin: string;
  stakes: readonly number[];
  /** input of the script, beside stakes and what is common to all pages */
  data: { balance: number; [name: string]: unknown };
  /** texts of this page; they override texts of every page with the same name */
  words?: Readonly<Record<string, string>>;
  /** right of the title; of a page in the app's frame, outside of it alone */
  action?: Markup;
  content: Markup;
}

export const icon = (path: string): HtmlEscapedString => raw(`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`);

const back = 'M15 4l-8 8 8 8';

/** JSON that cannot end the element it stands in. */
const json = (value: unknown) => raw(JSON.stringify(value).replaceAll('<', '\\u003c'));

/** The sheets of every page; a game's has its skin and what turns it sideways. */
const plainSheets = ['base', 'parts'];

/** The style in a page: the merchant's and the page's own. Its hash stands in the page's policy. */
export const documentStyle = ({ style }: Shown, skin?: string, palette?: string): string =>
  style + styleOf(skin ? [...plainSheets, skin, 'sideways'] : plainSheets, palette);

const head = (language: Language, { theme }: Shown, title: string, style: string) => html`<!doctype html>
<html lang="${formats[language].locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${theme.ground}">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<link rel="icon" href="/icon.svg">
<style>${raw(style)}</style>
</head>`;

/**
 * The page of a launched game, with its style and script, and the first answers of the calls that it makes later: on a slow line
 * each further file is a round trip. Its buttons are disabled until the script at its end has run: taps before would be lost.
 * A lottery's stands alone, under a bar of its own; the others are in the app's frame, and end with the little that they need
 * outside of it.
 */
export function pageDocument(platform: Platform, session: GameSession, page: Page): Markup {
  const { language, merchant, backUrl, player, id, secret, kind, focus, openedAt } = session;
  const { title, subtitle, palette, skin, stakes, data, words: own, action, content } = page;
  const say = words[language];
  const alone = kind === 'lottery';
  const isDemo = focus === demoFocus;
  const playMoney = isTrial(player.type);
  const common = {
    words: { ...say, ...own },
    locale: formats[language].locale,
    currency: currency.code,
    base: `/play/seat/${id}`,
    secret,
    kind,
    stakes,
    openingStake: openingStake(stakes),
    ...(alone && { visit: visitOf(platform, player, openedAt) }),
    ...data,
  };
  const purse = html`<p class="purse"><span class="quiet">${say.balance}</span><strong id="balance">${money(language, data.balance)}</strong>${playMoney ? html`<span class="badge">${say.playMoney}</span>` : ''}</p>`;
  const bar = html`<header class="top">
<a class="round-button" href="${backUrl}" aria-label="${say.back}">${icon(back)}</a>
<div class="top-title"><h1 id="title" tabindex="-1">${title}</h1>${subtitle ? html`<p class="quiet">${subtitle}</p>` : ''}</div>
${action ?? ''}
</header>`;
  return html`${head(language, merchant, title, documentStyle(merchant, skin, palette))}
<body class="skin-${skin} is-${merchant.theme.scheme}">
<fieldset class="until-ready" id="until-ready" role="none" disabled>
${alone ? bar : ''}
<main class="${alone ? 'page' : 'page is-below-bar'}">
${alone || isDemo ? purse : ''}
${alone ? '' : html`<h1 class="spoken">${title}</h1>`}
${content}
<p class="quiet responsible">${say.responsible}</p>
${alone ? '' : html`<div class="outside">${isDemo ? '' : purse}${action ?? ''}<a class="plain-button" href="${backUrl}">${say.back}</a></div>`}
</main>
</fieldset>
<div class="toast" id="toast"></div>
<div class="spoken" id="spoken" role="log"></div>
<div class="cover" id="ended" role="alertdialog" aria-modal="true" aria-labelledby="ended-title" aria-describedby="ended-why" hidden>${notice(say.ended, say.endedWhy, say.back, backUrl)}</div>
${alone && !playMoney ? realityCheck(language, backUrl) : ''}
<script type="application/json" id="page-data">${json(common)}</script>
<script type="module">${raw(pageScripts.get(skin)!)}</script>
</body>
</html>`;
}

/** The reality check: time and result of the member's play, after the minutes they chose; its script is `reality.js`. */
function realityCheck(language: Language, backUrl: string): Markup {
  const say = words[language];
  return html`<div class="cover" id="reality" role="alertdialog" aria-modal="true" aria-labelledby="reality-title" aria-describedby="reality-result" hidden><div class="card">
<h2 id="reality-title"></h2><p class="reality-result" id="reality-result"></p>
<button class="main-button" type="button" data-close>${say.realityGoOn}</button>
<a class="plain-button" href="/m/responsiblePlay">${say.realityBreak}</a>
<a class="plain-button" href="/m/profitandloss">${say.realityRecord}</a>
<a class="plain-button" href="${backUrl}">${say.back}</a></div></div>`;
}

function notice(title: string, why: string, leave: string, backUrl: string): Markup {
  return html`<div class="card"><h1 id="ended-title">${title}</h1><p class="quiet" id="ended-why">${why}</p><a class="main-button" href="${backUrl}">${leave}</a></div>`;
}

/** A page that says why there is no game and links back. */
export function noticeDocument(language: Language, merchant: Shown, title: string, why: string, backUrl: string): Markup {
  return html`${head(language, merchant, title, documentStyle(merchant))}
<body><main class="cover">${notice(title, why, words[language].back, backUrl)}</main></body>
</html>`;
}

/** The stake picker; its script is `stake.js`. */
export function stakePicker(language: Language, stakes: readonly number[]): Markup {
  const say = words[language];
  return html`<div class="stake-picker">
<button type="button" id="stake-less" aria-label="${say.stakeLess}">${icon('M5 12h14')}</button>
<div><span class="quiet">${say.stake}</span><strong id="stake">${money(language, openingStake(stakes))}</strong></div>
<button type="button" id="stake-more" aria-label="${say.stakeMore}">${icon('M5 12h14M12 5v14')}</button>
</div>`;
}
