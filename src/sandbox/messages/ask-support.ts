import type { Label } from '../catalogue/labels.ts';

/** The last paragraph of a refusal, HTML: the way to support. */
export const askSupport: Label = {
  pt: '<p>Ficou em dúvida? Fale com o <a href="/m/service">suporte</a>.</p>',
  en: '<p>Any questions? Talk to <a href="/m/service">support</a>.</p>',
};
