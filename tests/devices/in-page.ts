/**
 * Functions that run in the page. They are sent as text to engines as old as Chromium 72: they use ES2018 at most, and
 * nothing from outside.
 */

/** An accessible name: the whole name, or a pattern. */
export type Name = string | { pattern: string };

export interface Wanted {
  role: string;
  name?: Name;
  /** the element that contains it */
  within?: Wanted;
  /** index among several, from 0 */
  at?: number;
  /** it is looked at where it is, without scrolling to it */
  asItStands?: boolean;
  /** value to select in a combobox, whose list the phone shows outside the page */
  option?: string;
}

/** State of a visible element. */
export interface Seen {
  text: string;
  value: string;
  /** checked, selected or pressed */
  on: boolean;
  /** neither it nor the fields around it are disabled */
  enabled: boolean;
  /** number of matching elements */
  count: number;
  /** its centre */
  x: number;
  y: number;
  /** false while it moves to its place, or its centre is covered or outside the viewport */
  reachable: boolean;
}

/** Finds a visible element by role and name, and scrolls it into view unless it is wanted as it stands. */
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
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible' && !element.closest('[aria-hidden=true]');

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

  /** On its way to its place: WebKit tells the same place between two frames that a busy machine draws late. */
  function isMoving(element: HTMLElement): boolean {
    if (!document.getAnimations) return false;
    return document.getAnimations().some(({ effect, playState }) => {
      const { target } = effect as KeyframeEffect;
      return playState === 'running' && effect!.getComputedTiming().iterations !== Infinity && Boolean(target && target.contains(element));
    });
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
  if (!wanted.asItStands && !meets(element, x, y)) {
    // Without smooth scrolling, which each poll would restart. Engines before Chromium 90 read `instant` as the style's value.
    for (let around = element.parentElement; around; around = around.parentElement) around.style.scrollBehavior = 'auto';
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    ({ x, y } = middle());
  }
  return {
    text: plain(element.textContent || ''),
    value: (element as HTMLInputElement).value || '',
    on: (element as HTMLInputElement).checked || ['aria-selected', 'aria-pressed'].some((attribute) => element.getAttribute(attribute) === 'true'),
    enabled: !element.matches(':disabled'),
    count: found.length,
    x,
    y,
    reachable: !isMoving(element) && meets(element, x, y),
  };
}

/** Path and language of the page. */
export const pageLocation = (): { path: string; language: string } => ({ path: location.pathname + location.search, language: document.documentElement.lang });

/** Whether the polyfills were loaded, and whether the engine has the features natively. */
export function polyfills(): { sent: boolean; native: boolean } {
  // A new window without polyfills.
  const frame = document.body.appendChild(document.createElement('iframe'));
  const { Object: own } = frame.contentWindow as unknown as typeof globalThis;
  frame.remove();
  return { sent: performance.getEntriesByType('resource').some(({ name }) => /\/polyfills-/.test(name)), native: typeof own.fromEntries === 'function' };
}

/** True once every visible picture has loaded. */
export const picturesDrawn = (): boolean =>
  Array.from(document.images).every((picture) => {
    const { top, bottom, left, right, width } = picture.getBoundingClientRect();
    if (!width || getComputedStyle(picture).visibility === 'hidden') return true;
    return bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth || (picture.complete && picture.naturalWidth > 0);
  });

/** True once no visible skeleton is left. */
export const isFilled = (): boolean =>
  Boolean(document.querySelector('main')) &&
  !Array.from(document.querySelectorAll('main .skeleton')).some((place) => place.getClientRects().length && place.getBoundingClientRect().top < innerHeight);

/** Elements that old engines lay out differently: Chromium before 83 ignores grid on buttons, before 86 grid and flex on fieldsets. */
export function layoutProblems(): string[] {
  const found = Array.from(document.querySelectorAll('button,fieldset,summary'))
    .filter((element) => (element.matches('fieldset') ? /grid|flex/ : /grid/).test(getComputedStyle(element).display))
    .map((element) => `${element.tagName.toLowerCase()}.${element.className} is laid out as ${getComputedStyle(element).display}`);
  return document.documentElement.scrollWidth > innerWidth ? [...found, 'the page is wider than the screen'] : found;
}

/** Collects errors from its first call on; gives those since the last call. */
export function takeComplaints(): string[] {
  const page = window as Window & { complaints?: string[] };
  if (!page.complaints) {
    const complaints: string[] = [];
    page.complaints = complaints;
    const logError = console.error;
    console.error = (...args: unknown[]) => {
      complaints.push(args.map(String).join(' '));
      logError.apply(console, args);
    };
    addEventListener('error', ({ message }) => complaints.push(message));
    addEventListener('unhandledrejection', ({ reason }) => complaints.push(`unhandled rejection: ${reason}`));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => complaints.push(`refused by ${violatedDirective}: ${blockedURI}`));
  }
  return page.complaints.splice(0);
}
