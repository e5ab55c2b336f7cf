/**
 * What is asked of a page. These functions are sent as text to engines as old as Chromium 72: nothing newer than
 * ES2018 inside them, and nothing from outside them.
 */

/** A name as a screen reader says it: all of it, or what matches the pattern. */
export type Name = string | { pattern: string };

export interface Wanted {
  role: string;
  name?: Name;
  /** the element in which it is looked for */
  within?: Wanted;
  /** which of several, from 0 */
  at?: number;
  /** of a combobox: the option to take, which the phone's own list would offer outside the page */
  option?: string;
}

/** An element as a person meets it. */
export interface Seen {
  text: string;
  value: string;
  /** ticked, chosen or pressed */
  on: boolean;
  /** how many there are beside it, itself included */
  count: number;
  /** its middle, where a finger would meet it */
  x: number;
  y: number;
  /** false while something else lies over its middle, or it is out of sight */
  reachable: boolean;
}

/** Finds what can be seen, by role and name, and brings it into sight. */
export function look(wanted: Wanted): Seen | null {
  const selectors: Record<string, string> = {
    alert: '[role=alert]',
    alertdialog: '[role=alertdialog]',
    banner: 'header',
    button: 'button,[role=button]',
    checkbox: 'input[type=checkbox]',
    combobox: 'select',
    dialog: 'dialog,[role=dialog]',
    heading: 'h1,h2,h3',
    img: 'img,[role=img]',
    link: 'a[href]',
    list: 'ul,ol,[role=list]',
    listitem: 'li',
    main: 'main',
    region: 'section[aria-label],section[aria-labelledby],[role=region]',
    searchbox: 'input[type=search]',
    tab: '[role=tab]',
    tabpanel: '[role=tabpanel]',
    textbox: 'input:not([type=checkbox]):not([type=search]),textarea',
    timer: '[role=timer]',
  };

  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

  function spoken(node: Node): string {
    if (node.nodeType === 3) return node.nodeValue || '';
    if (node.nodeType !== 1) return '';
    const element = node as HTMLElement;
    if (element.getAttribute('aria-hidden') === 'true') return '';
    return element.getAttribute('aria-label') || element.getAttribute('alt') || Array.from(element.childNodes).map(spoken).join(' ');
  }

  function nameOf(element: HTMLElement): string {
    const own = element.getAttribute('aria-label');
    if (own) return plain(own);
    const by = element.getAttribute('aria-labelledby');
    if (by) return plain(by.split(/\s+/).map((id) => document.getElementById(id)).map((label) => (label ? spoken(label) : '')).join(' '));
    const labels = (element as HTMLInputElement).labels;
    if (labels && labels.length) return plain(Array.from(labels).map(spoken).join(' '));
    return plain(spoken(element));
  }

  const isShown = (element: HTMLElement) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible' && !element.closest('[inert],[aria-hidden=true]');

  function isNamed(element: HTMLElement, name: Name | undefined): boolean {
    if (name === undefined) return true;
    return typeof name === 'string' ? nameOf(element) === name : new RegExp(name.pattern).test(nameOf(element));
  }

  function all({ role, name, within }: Wanted): HTMLElement[] {
    const parent = within ? one(within) : document;
    if (!parent) return [];
    const selector = selectors[role];
    if (!selector) throw new Error(`no selector for the role ${role}`);
    return Array.from(parent.querySelectorAll<HTMLElement>(selector)).filter((element) => isShown(element) && isNamed(element, name));
  }

  const one = (target: Wanted): HTMLElement | undefined => all(target)[target.at || 0];

  function meets(element: HTMLElement, x: number, y: number): boolean {
    const there = document.elementFromPoint(x, y);
    if (!there) return false;
    if (element.contains(there)) return true;
    const label = there.closest('label');
    return Boolean(label && label.control === element);
  }

  const found = all(wanted);
  const element = found[wanted.at || 0];
  if (!element) return null;
  if (wanted.option !== undefined) {
    (element as HTMLSelectElement).value = wanted.option;
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  let { x, y } = middle();
  if (!meets(element, x, y)) {
    // At once: looking again would begin a smooth one anew, and engines before Chromium 90 take `instant` for what the style says.
    for (let around = element.parentElement; around; around = around.parentElement) around.style.scrollBehavior = 'auto';
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    ({ x, y } = middle());
  }
  return {
    text: plain(element.textContent || ''),
    value: (element as HTMLInputElement).value || '',
    on: (element as HTMLInputElement).checked || ['aria-selected', 'aria-pressed'].some((attribute) => element.getAttribute(attribute) === 'true'),
    count: found.length,
    x,
    y,
    reachable: meets(element, x, y),
  };
}

/** Where the page is. */
export const whereabouts = (): { path: string; language: string } => ({ path: location.pathname + location.search, language: document.documentElement.lang });

/** Whether this engine was sent the polyfills, and whether it knows by itself what they bring. */
export function polyfills(): { sent: boolean; native: boolean } {
  // A window into which nobody has put any.
  const frame = document.body.appendChild(document.createElement('iframe'));
  const { Object: own } = frame.contentWindow as unknown as typeof globalThis;
  frame.remove();
  return { sent: performance.getEntriesByType('resource').some(({ name }) => /\/polyfills-/.test(name)), native: typeof own.fromEntries === 'function' };
}

/** True once every picture in sight has been drawn. */
export const picturesDrawn = (): boolean =>
  Array.from(document.images).every((picture) => {
    const { top, bottom, left, right, width } = picture.getBoundingClientRect();
    if (!width || getComputedStyle(picture).visibility === 'hidden') return true;
    return bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth || (picture.complete && picture.naturalWidth > 0);
  });

/** Nothing in sight is still on its way. */
export const isFilled = (): boolean =>
  Boolean(document.querySelector('main')) &&
  !Array.from(document.querySelectorAll('main .skeleton')).some((place) => place.getClientRects().length && place.getBoundingClientRect().top < innerHeight);

/** What old engines lay out in another way than today's: Chromium before 83 no button as a grid, before 86 no fieldset but as a block. */
export function misfits(): string[] {
  const found = Array.from(document.querySelectorAll('button,fieldset,summary'))
    .filter((element) => (element.matches('fieldset') ? /grid|flex/ : /grid/).test(getComputedStyle(element).display))
    .map((element) => `${element.tagName.toLowerCase()}.${element.className} is laid out as ${getComputedStyle(element).display}`);
  return document.documentElement.scrollWidth > innerWidth ? [...found, 'the page is wider than the screen'] : found;
}

/** Hears what a page complains of, from the first time that it is asked, and gives what is new since the last. */
export function hear(): string[] {
  const page = window as Window & { heard?: string[] };
  if (!page.heard) {
    const heard: string[] = [];
    page.heard = heard;
    const tell = console.error;
    console.error = (...said: unknown[]) => {
      heard.push(said.map(String).join(' '));
      tell.apply(console, said);
    };
    addEventListener('error', ({ message }) => heard.push(message));
    addEventListener('unhandledrejection', ({ reason }) => heard.push(`nobody caught: ${reason}`));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => heard.push(`refused by ${violatedDirective}: ${blockedURI}`));
  }
  return page.heard.splice(0);
}
