import type { Block, OwnText, Span } from '../../contract/own-texts.ts';

/** What a text may hold: emphasis and links within a line. */
const dressed = /\*\*([^*\n]+)\*\*|\*([^*\n]+)\*|_([^_\n]+)_|\[([^[\]\n]+)\]\(([^()\s]+)\)/g;

const linkForm = /^(https:\/\/|mailto:|tel:|\/(?!\/))[^\s"'<>\\]+$/;

/** What the app would show as it is written: a person would read signs. */
const unshown: readonly (readonly [RegExp, string])[] = [
  [/<\/?[a-z!]/i, 'HTML'],
  [/!\[/, 'a picture'],
  [/^\s*(```|~~~)/, 'a block of code'],
  [/^\s*\|/, 'a table'],
  [/^\s*>/, 'a quotation'],
  [/^#{4,}\s/, 'a heading below the third level'],
  [/^\s{2,}([-*]|\d+\.)\s/, 'a list in a list'],
];

/** A line of a list: its kind and text. */
function itemOf(line: string): { kind: 'ul' | 'ol'; text: string } | undefined {
  const found = /^(?:([-*])|\d{1,3}[.)])\s+(.+)$/.exec(line);
  return found ? { kind: found[1] ? 'ul' : 'ol', text: found[2]! } : undefined;
}

/** Plain words and what is dressed among them; `onLink` is told of each link's address. */
function spansOf(text: string, onLink: (address: string) => void): Span[] {
  const spans: Span[] = [];
  let read = 0;
  for (const { 0: whole, 1: bold, 2: star, 3: bar, 4: label, 5: address, index } of text.matchAll(dressed)) {
    // `long_file_name` is no emphasis.
    if (bar !== undefined && /\w/.test(text[index - 1] ?? ' ')) continue;
    if (index > read) spans.push(text.slice(read, index));
    read = index + whole.length;
    if (label !== undefined) {
      onLink(address!);
      spans.push({ link: address!, text: label });
    } else spans.push(bold === undefined ? { em: star ?? bar! } : { strong: bold });
  }
  if (read < text.length) spans.push(text.slice(read));
  return spans;
}

/** A text that was read, or what is wrong with it: sentences, each with its line. */
type ReadText = { text: Omit<OwnText, 'name'> } | { faults: string[] };

/**
 * Reads Markdown: `# title`, `##` and `###`, paragraphs, lists, `**strong**`, `*em*`, links. Between two lines `---` at the
 * top may stand `version: 3`. All else that Markdown knows is a fault, for it would be shown as it is written.
 */
export function readMarkdown(source: string): ReadText {
  const faults: string[] = [];
  const front = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(source);
  const version = front && /^version:\s*(\S.{0,31}?)\s*$/m.exec(front[1]!)?.[1];
  if (front && !version) faults.push('line 1: between the lines --- must stand a version, such as version: 3');
  const before = front ? front[0].split('\n').length - 1 : 0;
  const blocks: Block[] = [];
  let title = '';
  let open: { kind: 'p' | 'ul' | 'ol'; items: string[] } | undefined;
  const linked = (line: number) => (address: string) => {
    if (!linkForm.test(address)) faults.push(`line ${line}: ${address} is no link: https, mailto, tel, or a path`);
  };
  const end = (line: number) => {
    if (!open) return;
    const spans = open.items.map((item) => spansOf(item, linked(line)));
    blocks.push(open.kind === 'p' ? { kind: 'p', spans: spans[0]! } : { kind: open.kind, items: spans });
    open = undefined;
  };
  source.slice(front?.[0].length ?? 0).replace(/^\uFEFF/, '').split(/\r?\n/).forEach((line, at) => {
    const number = before + at + 1;
    const odd = unshown.find(([sign]) => sign.test(line));
    if (odd) faults.push(`line ${number}: ${odd[1]} is not shown`);
    const heading = /^(#{1,3})\s+(.+?)\s*#*$/.exec(line);
    const item = itemOf(line);
    if (heading || !line.trim()) end(number - 1);
    if (heading?.[1] === '#') {
      if (title) faults.push(`line ${number}: there is a title already`);
      title = heading[2]!;
    } else if (heading) blocks.push({ kind: heading[1] === '##' ? 'h2' : 'h3', spans: spansOf(heading[2]!, linked(number)) });
    else if (item) {
      if (open?.kind !== item.kind) end(number - 1);
      (open ??= { kind: item.kind, items: [] }).items.push(item.text);
    } else if (line.trim()) {
      open ??= { kind: 'p', items: [''] };
      open.items.push(`${open.items.pop()!} ${line.trim()}`.trim());
    }
  });
  end(source.split('\n').length);
  if (!title) faults.push('has no title: a line such as # Terms of use');
  if (!blocks.length) faults.push('has no text below its title');
  return faults.length ? { faults } : { text: { title, blocks, ...(version && { version }) } };
}
