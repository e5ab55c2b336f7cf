// @chunk entry
import { languages } from '../../contract/languages.ts';
import { pageDataId } from '../../contract/page.ts';
import type { PageData } from '../../contract/page.ts';

/** Defaults for a page from a plain static host, into which no edge has written data. */
const fallback: PageData = {
  merchant: { code: 'leve', trialCode: 'leve-trial', name: 'Leve', languages, publicKey: '', gateway: '', imageCDNs: ['/cdn'], currency: { code: 'BRL', symbol: 'R$' } },
  snapshot: {},
};

function readPageData(): PageData {
  if (typeof document === 'undefined') return fallback;
  const written = document.getElementById(pageDataId)?.textContent;
  return written ? (JSON.parse(written) as PageData) : fallback;
}

/** The merchant's configuration and the platform's last answers, as the edge wrote them into the page. */
export const pageData: PageData = /* @__PURE__ */ readPageData();
