import { formats } from '../contract/languages.ts';

/** Requested by a server in front of the edge, in place of a request whose headers are too large for it. */
export const tooLargePath = '/headers-too-large';

/** A phone that speaks none of them gets all. */
const words = {
  pt: {
    title: 'Este site guardou dados demais no seu navegador',
    text: 'Por isso ele não abre. Limpe os cookies e os dados deste site nas configurações do navegador e abra de novo: a sua conta e o seu saldo não mudam.',
    again: 'Abrir de novo',
  },
  en: {
    title: 'This site has stored too much in your browser',
    text: 'That is why it does not open. Clear this site’s cookies and data in your browser’s settings, then open it again: your account and your balance stay as they are.',
    again: 'Open again',
  },
};

const languages = Object.keys(words) as (keyof typeof words)[];

/** The languages of the page: the first known one of `Accept-Language`, else all. */
function spokenBy(accepted: string): readonly (keyof typeof words)[] {
  const found = accepted.split(',').map((tag) => languages.find((name) => name === tag.trim().slice(0, 2).toLowerCase())).find(Boolean);
  return found ? [found] : languages;
}

/** Headers of the answer. Browsers that support the last one clear the cookies. */
export const tooLargeHeaders = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'", 'Clear-Site-Data': '"cookies"' };

/** The page for a phone whose cookies exceed the servers' limits: what happened, and what to do. */
export function tooLargePage(accepted = ''): string {
  const spoken = spokenBy(accepted);
  const parts = spoken.map((language) => `<section lang="${formats[language].locale}"><h1>${words[language].title}</h1><p>${words[language].text}</p><p><a href="/">${words[language].again}</a></p></section>`);
  return `<!doctype html><html lang="${formats[spoken[0]!].locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words[spoken[0]!].title}</title></head><body>${parts.join('')}</body></html>`;
}
