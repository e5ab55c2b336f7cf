import { defaultLanguage, languages } from '../../contract/languages.ts';
import { pageDataId } from '../../contract/page.ts';
import type { PageData } from '../../contract/page.ts';

/** Defaults for a page from a plain static host, into which no edge has written data. */
const fallback: PageData = {
  merchant: { code: 'leve', trialCode: 'leve-trial', name: 'Leve', languages, publicKey: '', gateway: '', imageCDNs: ['/cdn'], pictures: '', currency: { code: 'BRL', symbol: 'R$' } },
  language: defaultLanguage,
  query: '',
  answers: {},
};

function readPageData(): PageData {
  if (typeof document === 'undefined') return fallback;
  const written = document.getElementById(pageDataId)?.textContent;
  return written ? (JSON.parse(written) as PageData) : fallback;
}

/** What the page was drawn from: the merchant's configuration and the platform's answers, as the edge wrote them into it. On the edge it changes from page to page. */
export const pageData: PageData = /* @__PURE__ */ readPageData();

/** Number of the image host, drawn once a visit (E08): every picture comes from it, so that its connection is shared. The edge has drawn the page's; a page without an edge draws its own. */
export const imageHost = (): number => (pageData.imageHost ??= Math.floor(Math.random() * pageData.merchant.imageCDNs.length));
