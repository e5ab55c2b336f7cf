import type { Block, OwnText } from '../contract/own-texts.ts';
import { jsonInHtml } from './escape-html.ts';
import { plainOf } from './merchants/markdown.ts';
import type { Merchant } from './merchants/merchants.ts';

const textOf = (block: Block): string => ('items' in block ? block.items.map(plainOf).join('\n') : plainOf(block.spans));

/** Questions of a text with their answers: each second-level heading with all below it. */
function questionsOf({ blocks }: OwnText): { question: string; answer: string }[] {
  const found: { question: string; answer: string[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'h2') found.push({ question: plainOf(block.spans), answer: [] });
    else found.at(-1)?.answer.push(textOf(block));
  }
  return found.filter(({ answer }) => answer.length).map(({ question, answer }) => ({ question, answer: answer.join('\n') }));
}

/** Facts about a page in schema.org's vocabulary; none for most. The operator is described on the support page, because home's first flight has no space. */
function factsOf({ page: { name, operator }, site, shareImage }: Merchant, screen: string, text: OwnText | undefined): object | undefined {
  if (screen === 'service' && operator) {
    return { '@type': 'Organization', name, legalName: operator.name, taxID: operator.company, url: site, ...(shareImage && { logo: new URL(shareImage, site).href }) };
  }
  const questions = text?.name === 'faq' ? questionsOf(text) : [];
  return questions.length ? { '@type': 'FAQPage', mainEntity: questions.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })) } : undefined;
}

/** JSON-LD of a page, for search engines; empty without facts, or if the merchant's file names no host. */
export function linkedData(merchant: Merchant, screen: string, text?: OwnText): string {
  const facts = merchant.site ? factsOf(merchant, screen, text) : undefined;
  return facts ? `<script type="application/ld+json">${jsonInHtml({ '@context': 'https://schema.org', ...facts })}</script>` : '';
}
