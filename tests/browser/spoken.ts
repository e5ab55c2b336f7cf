import type { Page } from 'playwright';

/** What a screen reader would say by itself: when (ms of the page), by what, and the words. */
export interface Said {
  at: number;
  by: 'live' | 'focus' | 'silent' | 'lost';
  text: string;
}

/** Runs in the page before its own scripts. */
function hear(): void {
  const said: Said[] = [];
  Object.assign(window, { said });
  const live = '[aria-live]:not([aria-live=off]),[role=status],[role=alert],[role=log],output';
  const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  /** without what is hidden from readers */
  const words = (node: Node | null): string => {
    if (!(node instanceof Element)) return node?.parentElement?.closest('[aria-hidden=true]') ? '' : plain(node?.textContent);
    if (node.closest('[aria-hidden=true]')) return '';
    const copy = node.cloneNode(true) as Element;
    for (const hidden of Array.from(copy.querySelectorAll('[aria-hidden=true]'))) hidden.remove();
    return plain(copy.textContent);
  };
  const isShut = (element: Element): boolean => element.closest('[inert],[aria-hidden=true],[hidden]') !== null || !element.getClientRects().length;
  const say = (by: Said['by'], text: string): void => void (text && said.push({ at: Math.round(performance.now()), by, text: text.slice(0, 160) }));
  const nameOf = (element: Element): string => {
    const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => words(document.getElementById(id))).join(' ').trim();
    const label = (element as HTMLInputElement).labels?.[0];
    return `${element.getAttribute('role') ?? element.localName} ${element.getAttribute('aria-label') ?? (labels || words(label ?? null) || words(element).slice(0, 60))}`;
  };
  /** regions whose words changed in this task */
  let changed = new Map<Element, string>();
  const flush = (): void => {
    for (const [region, text] of changed) if (region.isConnected && !isShut(region)) say('live', text);
    changed = new Map();
  };
  const note = (region: Element, text: string): void => {
    if (!changed.size) setTimeout(flush, 50);
    // A status or an alert is read whole, others by what is new.
    if (text) changed.set(region, region.matches('[role=status],[role=alert],output,[aria-atomic=true]') && !region.matches('[aria-atomic=false]') ? words(region) : `${changed.get(region) ?? ''} ${text}`.trim());
  };
  /** readers take up a region a moment after it has come */
  const born = new WeakMap<Element, number>();
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      const at = target instanceof Element ? target : target.parentElement;
      const region = at?.closest(live);
      for (const node of Array.from(addedNodes)) {
        if (!(node instanceof Element)) continue;
        for (const fresh of [node, ...Array.from(node.querySelectorAll(live))].filter((one) => one.matches(live))) {
          if (born.has(fresh)) continue;
          born.set(fresh, performance.now());
          if (fresh.matches('[role=alert]')) note(fresh, words(fresh));
          else if (words(fresh) && !region) setTimeout(() => fresh.isConnected && !isShut(fresh) && say('silent', words(fresh)), 20);
        }
      }
      if (!region || performance.now() - (born.get(region) ?? -1e3) < 5) continue;
      if (type === 'characterData') note(region, words(target));
      else for (const node of Array.from(addedNodes)) note(region, words(node));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
  document.addEventListener('focusin', ({ target }) => say('focus', nameOf(target as Element)));
  document.addEventListener('focusout', ({ target }) => setTimeout(() => {
    if (document.activeElement === document.body && document.hasFocus()) say('lost', nameOf(target as Element));
  }, 700));
}

/** From now on each page of the tab keeps what is said in it. */
export const listen = (page: Page): Promise<unknown> => page.addInitScript(hear);

/** All that was said since the last time, in order. */
export const heard = (page: Page): Promise<Said[]> => page.evaluate(() => (window as unknown as { said?: Said[] }).said?.splice(0) ?? []);

const stops = /^(button|link|heading|tab|textbox|searchbox|combobox|checkbox|radio|spinbutton|Iframe|image|img)$/;

/** What Chromium's accessibility tree holds outside of the last dialog, or outside of any: roles with names. */
export async function reachable(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isInDialog = (node: (typeof nodes)[number]): boolean => {
    for (let at: typeof node | undefined = node; at; at = at.parentId ? byId.get(at.parentId) : undefined) {
      if (String(at.role?.value).endsWith('dialog')) return true;
    }
    return false;
  };
  return nodes.filter((node) => !node.ignored && stops.test(String(node.role?.value)) && !isInDialog(node))
    .map(({ role, name }) => `${String(role!.value)} ${String(name?.value ?? '')}`.trim());
}
