import { defaultLanguage, languages } from '../../contract/languages.ts';
import { pageDataId, type PageData } from '../../contract/page.ts';

/** Defaults for a page from a plain static host, without an edge that writes data into it. */
const fallback: PageData = {
  merchant: { code: 'leve', trialCode: 'leve-trial', name: 'Leve', languages, gateway: '', imageCDNs: ['/cdn'], pictures: '', currency: { code: 'BRL', symbol: 'R$' } },
  language: defaultLanguage,
  query: '',
  answers: {},
};

function readPageData(): PageData {
  if (typeof document === 'undefined') return fallback;
  const written = document.getElementById(pageDataId)?.textContent;
  return written ? (JSON.parse(written) as PageData) : fallback;
}

/** What the page was drawn from: the merchant's configuration and the platform's answers, written into it by the edge. On the edge it changes from page to page. */
export const pageData: PageData = /* @__PURE__ */ readPageData();

/**
 * Index of the image host, chosen at random once per visit (E08): all pictures come from it and share its connection.
 * The edge chooses it for its pages; a page without an edge chooses its own.
 */
export const imageHost = (): number => (pageData.imageHost ??= Math.floor(Math.random() * pageData.merchant.imageCDNs.length));
