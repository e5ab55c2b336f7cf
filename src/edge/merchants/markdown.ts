import type { Block, OwnText, Span } from '../../contract/own-texts.ts';
import { linkForm } from './fields.ts';

/** Supported inline markup: emphasis and links. */
const dressed = /\*\*([^*\n]+)\*\*|\*([^*\n]+)\*|_([^_\n]+)_|\[([^[\]\n]+)\]\(([^()\s]+)\)/g;

/** Markup that the app would show literally. */
const unshown: readonly (readonly [RegExp, string])[] = [
  [/<\/?[a-z!]/i, 'HTML'],
  [/!\[/, 'a picture'],
  [/^\s*(```|~~~)/, 'a block of code'],
  [/`[^`]+`/, 'code'],
  [/~~/, 'struck out text'],
  [/&(#\d+|#x[\da-f]+|[a-z]\w*);/i, 'an entity'],
  [/\\[*_[\]()#`]/, 'a backslash before a sign'],
  [/^\s*\||^\s*:?-{2,}:?\s*\|/, 'a table'],
  [/^\s*>/, 'a quotation'],
  [/^#{4,}\s/, 'a heading below the third level'],
  [/^(-{3,}|={3,}|\*{3,}|(\* ){2,}\*?)\s*$/, 'a rule'],
  [/^\s+([-*+]|\d{1,3}[.)])\s/, 'a list in a list'],
];

/** Unparsed markup left in plain text. */
const leftOver: readonly (readonly [RegExp, string])[] = [
  [/(?<!!\[[^\]]*)\]\(|\]\[/, 'a link that is not [text](address) without spaces and brackets'],
  [/\*\*|^\*$/, 'emphasis within emphasis'],
];

/** Parses a line of a list: its kind, its number and its text. */
function itemOf(line: string): { kind: 'ul' | 'ol'; number: number; text: string } | undefined {
  const found = /^(?:([-*+])|(\d{1,3})[.)])\s+(\S.*)$/.exec(line);
  return found ? { kind: found[1] ? 'ul' : 'ol', number: Number(found[2] ?? 1), text: found[3]! } : undefined;
}

/** The plain text of spans. */
export const plainOf = (spans: readonly Span[]): string => spans.map((span) => (typeof span === 'string' ? span : 'strong' in span ? span.strong : 'em' in span ? span.em : span.text)).join('');

/** Parses a line into plain text and markup; `complain` is called with each fault. */
function spansOf(text: string, complain: (fault: string) => void): Span[] {
  const spans: Span[] = [];
  let read = 0;
  const say = (plain: string): void => {
    if (!plain) return;
    for (const [sign, what] of leftOver) if (sign.test(plain)) complain(`${what} is not shown`);
    spans.push(plain);
  };
  for (const { 0: whole, 1: bold, 2: star, 3: bar, 4: label, 5: address, index } of text.matchAll(dressed)) {
    // `long_file_name` is no emphasis.
    if (bar !== undefined && /\w/.test(text[index - 1] ?? ' ')) continue;
    say(text.slice(read, index));
    read = index + whole.length;
    if (label !== undefined) {
      if (!linkForm.test(address!)) complain(`${address} is no link: https, mailto, tel, or a path`);
      spans.push({ link: address!, text: label });
    } else spans.push(bold === undefined ? { em: star ?? bar! } : { strong: bold });
  }
  say(text.slice(read));
  return spans;
}

/** A parsed text, or its faults: sentences with line numbers. */
type ReadText = { text: Omit<OwnText, 'name'> } | { faults: string[] };

/**
 * Parses Markdown: `# title`, `##` and `###`, paragraphs, lists, `**strong**`, `*em*`, links. The front matter between
 * two `---` may contain `version: 3`. Any other Markdown is a fault, because it would be shown literally.
 */
export function readMarkdown(source: string): ReadText {
  const faults: string[] = [];
  const front = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(source);
  const version = front && /^version:\s*(\S.{0,31}?)\s*$/m.exec(front[1]!)?.[1];
  if (front && !version) faults.push('line 1: between the lines --- must stand a version, such as version: 3');
  const before = front ? front[0].split('\n').length - 1 : 0;
  const blocks: Block[] = [];
  let title = '';
  /** the open block with its lines; each list item has some of them */
  let open: { kind: 'p' | 'ul' | 'ol'; start: number; items: { line: number; lines: string[] }[] } | undefined;
  /** after an empty line: a list continues with its next item */
  let isParted = false;
  const complainOf = (line: number) => (fault: string) => void faults.push(`line ${line}: ${fault}`);
  const end = () => {
    if (!open) return;
    const { kind, start, items } = open;
    const spans = items.map(({ line, lines }) => spansOf(lines.join(' '), complainOf(line)));
    blocks.push(kind === 'p' ? { kind, spans: spans[0]! } : { kind, items: spans, ...(start !== 1 && { start }) });
    open = undefined;
  };
  source.slice(front?.[0].length ?? 0).replace(/^\uFEFF/, '').split(/\r?\n/).forEach((line, at) => {
    const number = before + at + 1;
    const text = line.trim();
    const odd = unshown.find(([sign]) => sign.test(line));
    if (odd) faults.push(`line ${number}: ${odd[1]} is not shown`);
    const heading = /^(#{1,3})\s+(?=\S)/.exec(line);
    const item = itemOf(line);
    if (heading || (isParted && text && item?.kind !== open?.kind)) end();
    isParted = !text;
    if (heading) {
      const spans = spansOf(text.slice(heading[0].length).replace(/\s#+$/, '').trim(), complainOf(number));
      if (heading[1] !== '#') blocks.push({ kind: heading[1] === '##' ? 'h2' : 'h3', spans });
      else if (title) faults.push(`line ${number}: there is a title already`);
      else title = plainOf(spans);
    } else if (item) {
      if (open?.kind !== item.kind) end();
      (open ??= { kind: item.kind, start: item.number, items: [] }).items.push({ line: number, lines: [item.text.trim()] });
    } else if (text) {
      open ??= { kind: 'p', start: 1, items: [{ line: number, lines: [] }] };
      open.items.at(-1)!.lines.push(text);
    }
  });
  end();
  if (!title) faults.push('has no title: a line such as # Terms of use');
  if (!blocks.length) faults.push('has no text below its title');
  return faults.length ? { faults: [...new Set(faults)] } : { text: { title, blocks, ...(version && { version }) } };
}
