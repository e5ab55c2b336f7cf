/**
 * What the drawn page was and what the app has made of it. Sent to the page as text before its scripts: ES2018 at most,
 * and nothing from outside.
 */

/** An element as it was served, or as it stands. */
interface Came {
  tag: string;
  attributes: Record<string, string>;
  text: string;
}

export interface SettledWindow extends Window {
  settled: {
    /** ms since the page's tree last changed, but for what ticks; -1 before it has come */
    stillFor(): number;
    /** every difference between the page as served and as it stands, one a line */
    differences(): string[];
  };
}

/** Remembers every element of the served page, and compares. `ticking` selects what changes by itself. */
export function watchServed(ticking: string): void {
  const own = window as unknown as SettledWindow;
  const came = new Map<Element, Came>();
  let changedAt = -1;
  const within = (element: Element): Element[] => [document.documentElement, ...Array.from(element.querySelectorAll('*'))];
  const textOf = (element: Element): string => Array.from(element.childNodes).map((node) => (node.nodeType === 3 ? node.textContent : '')).join('');
  const look = (element: Element): Came => {
    const attributes: Record<string, string> = {};
    for (const { name, value } of Array.from(element.attributes)) attributes[name] = value;
    return { tag: element.tagName.toLowerCase(), attributes, text: textOf(element) };
  };
  const pathOf = (element: Element): string => {
    const names: string[] = [];
    for (let at: Element | null = element; at && at.id !== 'app' && names.length < 4; at = at.parentElement) {
      const first = (at.getAttribute('class') || '').trim().split(/\s+/)[0];
      names.unshift(at.tagName.toLowerCase() + (first ? `.${first}` : ''));
    }
    return names.join('>');
  };
  const nameOf = (element: Element, { tag, attributes, text }: Came): string =>
    `${element.isConnected ? pathOf(element) : ''} <${tag}${Object.keys(attributes).map((name) => ` ${name}="${attributes[name]!.slice(0, 40)}"`).join('')}>${text.slice(0, 40)}`;

  own.addEventListener('DOMContentLoaded', () => {
    const app = document.getElementById('app');
    if (!app) return;
    for (const element of within(app)) came.set(element, look(element));
    changedAt = performance.now();
    new MutationObserver((records) => {
      const counts = records.some(({ target, type }) => {
        const element = target.nodeType === 1 ? (target as Element) : target.parentElement;
        return type === 'childList' || !(element && element.closest(ticking));
      });
      if (counts) changedAt = performance.now();
    }).observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  });

  own.settled = {
    stillFor: () => (changedAt < 0 ? -1 : performance.now() - changedAt),
    differences() {
      const found: string[] = [];
      const standing = new Set(within(document.getElementById('app')!));
      const gone = new Map<Element, Came>();
      came.forEach((before, element) => {
        if (!standing.has(element)) {
          // Of a part that has gone, its root tells.
          if (!(element.parentElement && came.has(element.parentElement) && !standing.has(element.parentElement))) gone.set(element, before);
          return;
        }
        const ticks = element.closest(ticking) !== null;
        const after = look(element);
        if (!ticks && before.text !== after.text) found.push(`text of ${nameOf(element, before)} is now ${after.text.slice(0, 60)}`);
        for (const name of Object.keys({ ...before.attributes, ...after.attributes })) {
          if (ticks && /^(class|style|aria-label|aria-hidden|data-until|inert|tabindex|aria-current|aria-selected)$/.test(name)) continue;
          const [was, is] = [before.attributes[name], after.attributes[name]];
          if (was !== is) found.push(`${name} of ${nameOf(element, before)} is now ${is === undefined ? 'none' : `"${is.slice(0, 80)}"`}`);
        }
      });
      gone.forEach((before, element) => found.push(`gone: ${nameOf(element, before)}`));
      standing.forEach((element) => {
        if (came.has(element) || (element.parentElement && standing.has(element.parentElement) && !came.has(element.parentElement))) return;
        found.push(`new: ${nameOf(element, look(element))}`);
      });
      return found;
    },
  };
}

/** Preact's node of a component, an element or a text, by the names of its published build. */
interface VNode {
  type: string | { displayName?: string } | null;
  props: Record<string, unknown> | string | number;
  /** what stands for it */
  __e?: Element | Text | null;
  __k?: (VNode | null)[] | null;
}

/**
 * Where the app holds an attribute or a text for another than stands, one a line: hydration takes both as they were drawn,
 * so that a difference would stay until the next change. `ticking` selects what is written past the app's tree; `unread` are properties that are not compared.
 */
export function misbelieved({ ticking, unread }: { ticking: string; unread: readonly string[] }): string[] {
  const found: string[] = [];
  const sorted = (classes: unknown): string => String(classes || '').split(/\s+/).filter(Boolean).sort().join(' ');
  const nameOf = (element: Element): string => `${element.tagName.toLowerCase()}.${sorted(element.getAttribute('class')).replace(/ /g, '.')}`;
  const told = (name: string, value: unknown): string | null => {
    const isWord = /^(aria|data)-/.test(name);
    if (value === undefined || value === null || (value === false && !isWord)) return null;
    return value === true && !isWord ? '' : String(value);
  };
  const valueOf = (prop: unknown): unknown => (prop && typeof prop === 'object' && 'peek' in prop ? (prop as { peek(): unknown }).peek() : prop);
  const compare = (element: Element, props: Record<string, unknown>): void => {
    if (element.closest(ticking)) return;
    for (const key of Object.keys(props)) {
      const value = valueOf(props[key]);
      if (unread.includes(key) || /^on[A-Z]/.test(key) || typeof value === 'function') continue;
      if (key === 'className') {
        if (sorted(value) !== sorted(element.getAttribute('class'))) found.push(`believed: class of ${nameOf(element)} is "${String(value)}"`);
        continue;
      }
      const name = key === 'htmlFor' ? 'for' : element.namespaceURI === 'http://www.w3.org/2000/svg' ? key : key.toLowerCase();
      const [wanted, is] = [told(name, value), element.getAttribute(name)];
      if (wanted !== is) found.push(`believed: ${name} of ${nameOf(element)} is "${wanted}", not "${is}"`);
    }
  };
  const walk = (node: VNode | null): void => {
    if (!node || typeof node !== 'object') return;
    const { type, props, __e: stands } = node;
    // A signal's text, which no render writes.
    if (type && typeof type === 'function' && (type as { displayName?: string }).displayName === 'ReactiveTextNode') return;
    if (typeof type === 'string' && stands) compare(stands as Element, props as Record<string, unknown>);
    else if (type === null && stands && stands.textContent !== String(props)) found.push(`believed: text of ${nameOf(stands.parentElement!)} is "${String(props)}", not "${stands.textContent}"`);
    (node.__k || []).forEach(walk);
  };
  const roots = [document.getElementById('app')!, ...Array.from(document.querySelectorAll('#app *'))].map((element) => (element as unknown as { __k?: VNode }).__k).filter(Boolean);
  if (!roots.length) return ['believed: the app\'s tree is not found'];
  roots.forEach((root) => walk(root!));
  return Array.from(new Set(found));
}
