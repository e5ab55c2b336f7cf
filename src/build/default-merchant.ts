import type { Plugin } from 'vite';
import { defaultHead, merchantHead } from '../edge/merchants/head.ts';
import { iconsOf } from '../edge/merchants/icons.ts';
import type { ServedIcon } from '../edge/merchants/icons.ts';
import { parseMerchants } from '../edge/merchants/parse.ts';
import { readyMadeFiles } from '../edge/merchants/ready-made.ts';

/** Gives index.html, as plain static hosts serve it, the head and the drawn icon of the first ready-made merchant. */
export function defaultMerchantHead(): Plugin {
  const merchant = parseMerchants(readyMadeFiles)[0]!;
  const icons = iconsOf(merchant);
  const ready = [...icons.served].filter((entry): entry is [string, Extract<ServedIcon, { body: Uint8Array }>] => 'body' in entry[1]);
  return {
    name: 'leve:default-merchant',
    transformIndexHtml: (html) => html.replace(defaultHead.start, () => defaultHead.start + merchantHead(merchant, icons) + defaultHead.end),
    generateBundle() {
      for (const [path, { body }] of ready) this.emitFile({ type: 'asset', fileName: path.slice(1), source: body });
    },
  };
}
