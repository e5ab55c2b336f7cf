import { Script } from 'node:vm';
import { Window, type Element as DomElement } from 'happy-dom';
import type { PageRenderer } from '../../src/edge/page-files.ts';
import { appId, ofMember, ofVisitor, pageDataId, pageStringsId, undrawn, type PageData } from '../../src/contract/page.ts';

export interface PhonePage {
  url: string;
  data: PageData;
  drawn: ReturnType<PageRenderer['renderPage']>;
  /** by namespace */
  strings: Readonly<Record<string, object>>;
  /** the session that the phone keeps; none: a visitor's */
  session?: object;
  /** answers a call of the app */
  fetch: (request: Request) => Promise<Response>;
}

/** What the app made of a page. */
export interface Opened {
  /** its tree as soon as it stands */
  tree: string;
  /** and once its islands stand too */
  settled: string;
  /** what was written to the console, by Preact's debug module too */
  complaints: string[];
}

const scripts = new Map<string, Script>();

const json = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** ms for a page to stand */
const longest = 10_000;

/** Opens a drawn page in a window of its own, where the app hydrates it; or, `anew`, draws it itself as it would hydrate it. It settles for so many ms. */
export async function open(app: string, { url, data, drawn, strings, session, fetch }: PhonePage, anew: boolean, settling = 0): Promise<Opened> {
  const window = new Window({ url, width: 360, height: 740, settings: { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true, disableCSSFileLoading: true, disableJavaScriptFileLoading: true, handleDisabledFileLoadingAsSuccess: true } });
  const { document } = window;
  const complaints: string[] = [];
  const complain = (...words: unknown[]) => void complaints.push(words.map((word) => (word instanceof Error ? (word.stack ?? word.message) : String(word))).join(' '));
  if (session) window.localStorage.setItem('session', JSON.stringify(session));
  document.write(`<!doctype html><html lang="${data.language}" class="${session ? ofMember : ofVisitor} ${drawn.classes}${anew ? ` ${undrawn}` : ''}"><head></head><body><div id="${appId}">${drawn.html}</div>
<script type="application/json" id="${pageDataId}">${json(data)}</script><script type="application/json" id="${pageStringsId}" lang="${data.language}">${json({ [data.language]: strings })}</script></body></html>`);
  let stand: (tree: string) => void;
  const standing = new Promise<string>((resolve) => (stand = resolve));
  Object.assign(window.console, { error: complain, warn: complain });
  Object.assign(window, {
    fetch: (address: string, init: RequestInit = {}) => fetch(new Request(new URL(address, url), { method: init.method, headers: init.headers, body: init.body })),
    // The app opens its first as soon as the page stands. happy-dom has none.
    MessageChannel: class {
      port1: { onmessage?: () => void } = {};
      port2 = { postMessage: () => void window.setTimeout(() => this.port1.onmessage?.()) };
      constructor() {
        stand(serialise(document.getElementById(appId)!));
      }
    },
  });
  // What the app starts when it is idle asks for them, on a busy machine before the window is closed. happy-dom has none.
  Object.defineProperty(document, 'images', { get: () => document.querySelectorAll('img') });
  window.addEventListener('error', (event) => complain((event as unknown as { error?: Error }).error ?? event));
  if (!scripts.has(app)) scripts.set(app, new Script(app, { filename: 'app.js' }));
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<string>((_, reject) => (timer = setTimeout(() => reject(new Error(`the page does not stand: ${complaints.join('\n')}`)), longest)));
  try {
    scripts.get(app)!.runInContext(window as never);
    const tree = await Promise.race([standing, late]);
    await new Promise((resolve) => setTimeout(resolve, settling));
    return { tree, settled: serialise(document.getElementById(appId)!), complaints };
  } finally {
    clearTimeout(timer!);
    void window.happyDOM.abort();
  }
}

/** A tree, a line for each element and text; attributes in the order of their names. */
export function serialise(element: DomElement, depth = 0): string {
  const indent = '  '.repeat(depth);
  const attributes = Array.from(element.attributes, ({ name, value }) => `${name.toLowerCase()}=${JSON.stringify(value)}`).sort().join(' ');
  const lines = [`${indent}<${element.tagName.toLowerCase()}${attributes && ` ${attributes}`}>`];
  let text = '';
  const endText = () => {
    if (text) lines.push(`${indent}  ${JSON.stringify(text)}`);
    text = '';
  };
  for (const child of Array.from(element.childNodes)) {
    if (child.nodeType === 1) {
      endText();
      lines.push(serialise(child as unknown as DomElement, depth + 1));
    } else if (child.nodeType === 3) text += child.textContent;
  }
  endText();
  return lines.join('\n');
}

const { document: reader } = new Window();

/** The tree of a page's HTML, as a browser reads it. */
export function treeOf(html: string): string {
  const element = reader.createElement('div');
  element.id = appId;
  element.innerHTML = html;
  return serialise(element);
}
