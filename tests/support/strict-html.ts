/** Elements without an end. */
const voids = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

/** Their text is no HTML. */
const raw = ['script', 'style', 'title', 'textarea'];

const tag = /^<(\/?)([a-z][a-z0-9]*)((?:\s+[A-Za-z][-A-Za-z0-9:]*(?:="[^"<]*")?)*)\s*(\/?)>/;

const leading = ['href', 'src', 'srcset', 'action', 'formaction', 'data', 'srcdoc', 'xlink:href'];

/** Whether an attribute runs something, or leads to what does. */
const runs = (attributes: string): boolean =>
  Array.from(attributes.matchAll(/\s+([-A-Za-z0-9:]+)(?:="([^"]*)")?/g)).some(([, name = '', value = '']) => /^on/i.test(name) || (leading.includes(name.toLowerCase()) && /^\s*(?:javascript|vbscript|data:text)/i.test(value)));

/**
 * What is wrong with a document, by rules stricter than a browser's: each tag is closed by its own, in order; attributes
 * stand in double quotes; no text holds `<`, and no attribute runs anything.
 */
export function faultsIn(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const say = (what: string, at: number) => void faults.push(`${what}: ${html.slice(at, at + 80)}`);
  let at = html.startsWith('<!doctype html>') ? '<!doctype html>'.length : 0;
  while (at < html.length && faults.length < 5) {
    const next = html.indexOf('<', at);
    if (next < 0) break;
    const found = tag.exec(html.slice(next));
    if (!found) {
      say('no tag', next);
      at = next + 1;
      continue;
    }
    const [whole, end, name = '', attributes = '', closed] = found;
    at = next + whole.length;
    if (runs(attributes)) say('it runs', next);
    if (end) {
      if (open.pop() !== name) say('closes another', next);
    } else if (raw.includes(name)) {
      const to = html.indexOf(`</${name}>`, at);
      if (to < 0) say('never ends', next);
      else at = to + name.length + 3;
    } else if (!closed && !voids.has(name)) open.push(name);
  }
  if (!faults.length && open.length) faults.push(`open: ${open.join(' ')}`);
  return faults;
}
