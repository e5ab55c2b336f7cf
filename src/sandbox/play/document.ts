import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { locales } from '../../contract/languages.ts';
import type { Language } from '../../contract/languages.ts';
import type { MerchantSeed } from '../handler.ts';
import { currency, money } from '../settings/currency.ts';
import { assetsPath } from './assets.ts';
import { words } from './words.ts';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The parts of a merchant that its game pages show. */
type Shown = Pick<MerchantSeed, 'style' | 'theme'>;

export interface Page {
  language: Language;
  merchant: Shown;
  title: string;
  /** under the title */
  subtitle?: string;
  backUrl: string;
  palette: string;
  /** names of a stylesheet and a script beside the common ones */
  skin: string;
  playMoney: boolean;
  /** input of the script */
  data: { base: string; balance: number; [name: string]: unknown };
  /** texts of this page; they override texts of every page with the same name */
  words?: Readonly<Record<string, string>>;
  /** right of the title */
  action?: Markup;
  content: Markup;
}

export const icon = (path: string): HtmlEscapedString => raw(`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`);

const back = 'M15 4l-8 8 8 8';

/** JSON that cannot end the element it stands in. */
const json = (value: unknown) => raw(JSON.stringify(value).replaceAll('<', '\\u003c'));

const head = (language: Language, { style, theme }: Shown, title: string, sheets: string[]) => html`<!doctype html>
<html lang="${locales[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${theme.ground}">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<link rel="icon" href="/icon.svg">
<style>${raw(style)}</style>
${sheets.map((sheet) => html`<link rel="stylesheet" href="${assetsPath}/${sheet}.css">`)}
</head>`;

/** The page of a launched game. Its buttons are disabled until its script has loaded: taps before would be lost. */
export function pageDocument(page: Page): Markup {
  const { language, merchant, title, subtitle, backUrl, palette, skin, playMoney, data, words: own, action, content } = page;
  const say = words[language];
  const common = { words: { ...say, ...own }, locale: locales[language], currency: currency.code, ...data };
  return html`${head(language, merchant, title, ['base', 'parts', skin, `palette-${palette}`])}
<body class="skin-${skin} is-${merchant.theme.scheme}">
<fieldset class="until-ready" id="until-ready" role="none" disabled>
<header class="top">
<a class="round-button" href="${backUrl}" aria-label="${say.back}">${icon(back)}</a>
<div class="top-title"><h1 id="title">${title}</h1>${subtitle ? html`<p class="quiet">${subtitle}</p>` : ''}</div>
${action ?? ''}
</header>
<main class="page">
<p class="purse"><span class="quiet">${say.balance}</span><strong id="balance" aria-live="polite">${money(language, data.balance)}</strong>${playMoney ? html`<span class="badge">${say.playMoney}</span>` : ''}</p>
${content}
<p class="quiet responsible">${say.responsible}</p>
</main>
</fieldset>
<div class="toast" id="toast" role="status"></div>
<div class="cover" id="ended" role="alertdialog" aria-labelledby="ended-title" hidden>${notice(say.ended, say.endedWhy, say.back, backUrl)}</div>
${playMoney ? '' : realityCheck(language, backUrl)}
<script type="application/json" id="page-data">${json(common)}</script>
<script type="module" src="${assetsPath}/${skin}.js"></script>
${playMoney ? '' : html`<script type="module" src="${assetsPath}/reality.js"></script>`}
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
  return html`<div class="card"><h1 id="ended-title">${title}</h1><p class="quiet">${why}</p><a class="main-button" href="${backUrl}">${leave}</a></div>`;
}

/** A page that says why there is no game and links back. */
export function noticeDocument(language: Language, merchant: Shown, title: string, why: string, backUrl: string): Markup {
  return html`${head(language, merchant, title, ['base', 'parts'])}
<body><main class="cover">${notice(title, why, words[language].back, backUrl)}</main></body>
</html>`;
}

/** The stake picker; its script is `stake.js`. */
export function stakePicker(language: Language): Markup {
  const say = words[language];
  return html`<div class="stake-picker">
<button type="button" id="stake-less" aria-label="${say.stakeLess}">${icon('M5 12h14')}</button>
<div><span class="quiet">${say.stake}</span><strong id="stake" aria-live="polite"></strong></div>
<button type="button" id="stake-more" aria-label="${say.stakeMore}">${icon('M5 12h14M12 5v14')}</button>
</div>`;
}
