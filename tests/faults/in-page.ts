/** The fault for a page, passed in its window's name, which outlives a reload: the affected call, and the network fault. */
export interface Orders {
  method: string;
  path: string;
  /** the call is never answered, and ends only by its timeout */
  isSilent: boolean;
  onNetwork?: 'offline' | 'late';
  /** what is late is the request, not its answer: the platform that answers now fails */
  isSentLate: boolean;
}

export interface Watch {
  /** calls in flight, and those among them that wait for the page's clock */
  pending: number;
  held: number;
  /** number of calls, and of those with the fault */
  calls: number;
  affected: number;
  /** texts of toasts, dialogs and alerts, without those of waiting toasts */
  messages: string[];
  /** What stands already tells nothing of what follows. */
  startListening(): void;
  /** whether an element says this since then */
  isNew(element: Element, text: string): boolean;
  /** Advances the page's long timers by `time` ms. */
  skip(time: number): void;
}

/**
 * Runs before the page's own scripts. Timers of 250 ms and more run by a clock that can be advanced, so that waiting
 * costs no time. Calls are counted, and fail or wait by the orders.
 */
export function watchPage(): void {
  const page = window as Window & typeof globalThis & { watch: Watch };
  const short = 250;
  const lateness = 10_000;
  const tick = 100;
  const setReal = page.setTimeout.bind(page) as (run: () => void, delay?: number) => number;
  const clearReal = page.clearTimeout.bind(page);
  const timers = new Map<number, { due: number; run: () => void }>();
  const standing = new Map<HTMLElement, string>();
  const telling = '[role=alert],[role=status],[role=alertdialog],.toast,.status-view,.closed,[aria-invalid=true]';
  let now = 0;
  let last = 0;

  const watch: Watch = {
    pending: 0,
    held: 0,
    calls: 0,
    affected: 0,
    messages: [],
    startListening() {
      watch.messages = [];
      standing.clear();
      for (const element of Array.from(document.querySelectorAll<HTMLElement>(telling))) standing.set(element, element.innerText.trim());
    },
    isNew: (element, text) => standing.get(element as HTMLElement) !== text,
    skip(time) {
      const until = now + time;
      for (;;) {
        const [next] = Array.from(timers).filter(([, { due }]) => due <= until).sort(([, one], [, other]) => one.due - other.due);
        if (!next) break;
        timers.delete(next[0]);
        now = next[1].due;
        next[1].run();
      }
      now = until;
    },
  };
  page.watch = watch;

  const listen = () => {
    // What was taken away and comes again is said again.
    standing.forEach((text, element) => {
      if (element.innerText.trim() !== text) standing.delete(element);
    });
    for (const element of Array.from(document.querySelectorAll<HTMLElement>('.toast,[role=alertdialog],[role=alert]'))) {
      const text = element.querySelector('.toast-waiting') ? '' : element.innerText.trim();
      if (text && watch.isNew(element, text) && !watch.messages.includes(text)) watch.messages.push(text);
    }
  };
  new MutationObserver(listen).observe(document, { childList: true, subtree: true, characterData: true });

  page.setTimeout = ((run: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) => {
    if (delay < short) return setReal(() => run(...given), delay);
    timers.set(--last, { due: now + delay, run: () => run(...given) });
    return last;
  }) as typeof setTimeout;
  // Between the jumps time passes normally.
  page.setInterval(() => watch.skip(tick), tick);
  page.clearTimeout = (timer) => (Number(timer) < 0 ? void timers.delete(Number(timer)) : clearReal(timer));

  const orders = (): Partial<Orders> => {
    try {
      return JSON.parse(page.name || '{}') as Partial<Orders>;
    } catch {
      return {};
    }
  };
  const isOffline = () => orders().onNetwork === 'offline';
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOffline() });

  const meets = (method: string, path: string) => {
    const given = orders();
    return given.method === method && given.path === path ? given : undefined;
  };

  const send = page.fetch.bind(page);
  page.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (!pathname.startsWith('/wps/')) return send(input, init);
    const affected = meets(init?.method ?? 'GET', pathname);
    watch.calls++;
    const waits = Boolean(affected && (affected.isSilent || affected.onNetwork === 'late'));
    if (affected) watch.affected++;
    if (isOffline()) throw new TypeError('Failed to fetch');
    watch.pending++;
    if (waits) watch.held++;
    const done = () => {
      watch.pending--;
      if (waits) watch.held--;
    };
    const beLate = () => new Promise((resolve, reject) => {
      page.setTimeout(resolve, lateness);
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
    const isLate = affected?.onNetwork === 'late';
    try {
      if (isLate && affected.isSentLate) await beLate();
      const response = await send(input, init);
      if (isLate && !affected.isSentLate) await beLate();
      const read = response.text.bind(response);
      response.text = () => read().finally(done);
      return response;
    } catch (error) {
      done();
      throw error;
    }
  };

  const { open, send: sendFile } = XMLHttpRequest.prototype;
  const affectedUploads = new WeakMap<XMLHttpRequest, Partial<Orders>>();
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, address: string | URL) {
    const affected = meets(method, new URL(address, location.href).pathname);
    if (affected) affectedUploads.set(this, affected);
    open.call(this, method, address, true);
  };
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    const affected = affectedUploads.get(this);
    watch.pending++;
    if (affected) watch.affected++;
    const waits = Boolean(affected && (affected.isSilent || affected.onNetwork === 'late'));
    if (waits) watch.held++;
    this.addEventListener('loadend', () => {
      watch.pending--;
      if (waits) watch.held--;
    });
    if (isOffline()) this.dispatchEvent(new ProgressEvent('loadend'));
    else if (affected?.onNetwork === 'late') page.setTimeout(() => sendFile.call(this, body), lateness);
    else sendFile.call(this, body);
  };
}

/** The state of a page. */
export interface Seen {
  path: string;
  screen: string;
  /** text of the screen without its main heading */
  words: string;
  /** new texts of alerts, toasts, dialogs and status views, but for what says that it loads */
  told: string[];
  /** all texts, labels and the title */
  texts: string[];
  /** number of visible skeletons and busy elements */
  waiting: number;
  typed: Record<string, string>;
}

/** Runs in the page, sent as text: it uses nothing from outside. */
export function lookAtPage(loading: string): Seen {
  const { watch } = window as Window & { watch?: Watch };
  const shown = (element: Element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  const main = document.querySelector<HTMLElement>('main');
  const words = (element: HTMLElement) => element.innerText.trim();
  const told = Array.from(document.querySelectorAll<HTMLElement>('[role=alert],[role=status],[role=alertdialog],.status-view,.closed,[aria-invalid=true]'))
    .filter((element) => shown(element) && words(element) !== loading && watch?.isNew(element, words(element)) !== false)
    .map((element) => words(element) || element.getAttribute('aria-describedby') || '')
    .filter(Boolean);
  const attributes = Array.from(document.querySelectorAll('[aria-label],[placeholder],[alt]'), (element) =>
    ['aria-label', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? '').join(' '));
  const typed: Record<string, string> = {};
  for (const field of Array.from(document.querySelectorAll<HTMLInputElement>('input,textarea,select'))) {
    const label = field.labels?.[0]?.innerText || field.getAttribute('aria-label') || field.name;
    if (label) typed[label.replace(/ \*$/, '').trim()] = field.value;
  }
  return {
    path: location.pathname + location.search,
    screen: main?.dataset.screen ?? '',
    words: main ? words(main).replace(main.querySelector('h1')?.innerText.trim() ?? '', '').trim() : '',
    told,
    texts: [document.title, document.body.innerText, ...attributes],
    // Sections below the viewport load only when they are scrolled to.
    waiting: Array.from(document.querySelectorAll('main .skeleton,main [aria-busy=true]')).filter((place) => shown(place) && place.getBoundingClientRect().top < innerHeight).length,
    typed,
  };
}
