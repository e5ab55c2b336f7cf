import { storageKeys } from '../app/device/storage.ts';
import { cookieOf } from '../contract/languages.ts';
import type { Language } from '../contract/languages.ts';
import { isAgent } from '../contract/members.ts';
import type { EarlyTap } from './early-tap.ts';

/** What page and app share of the menu: see app/device/early-menu.ts. */
interface MenuWindow {
  earlyTap?: EarlyTap;
  earlyMenu?: () => void;
}

/** ms, A §9: popup transition */
const transition = 200;
const leaving = 'overlay-leaving';

/** The content of the template, with the rows that the app shows to this person: the HTML is a visitor's. */
function menuOf({ content, dataset }: HTMLTemplateElement): HTMLElement {
  const menu = document.importNode(content, true).firstElementChild as HTMLElement;
  try {
    const { type } = JSON.parse(localStorage.getItem(storageKeys.session)!) as { type: number };
    // A row without an address is not shown.
    menu.querySelector<HTMLAnchorElement>('.side-menu-row + .side-menu-row')!.href = dataset.invites && !isAgent(type) ? dataset.invitation! : '';
  } catch {
    // A visitor.
  }
  if (dataset.languages! < '2') menu.querySelector('label')!.remove();
  return menu;
}

/**
 * Pushes a history entry, as the app does for what lies over the page: it passes by the entry after a reload. After a
 * reload the menu takes the entry that is left.
 */
function pushEntry(): void {
  if (!history.state) {
    history.replaceState({ step: 0 }, '');
    try {
      // Of the pages that this tab showed before: the app takes them for this page's where an entry has a step.
      sessionStorage.removeItem(storageKeys.positions);
    } catch {
      // None are kept.
    }
  }
  if (!history.state.overlay) history.pushState({ ...history.state, overlay: 1 }, '');
}

/**
 * Opens the menu of the template on a tap of its button, until the app answers taps. The tap is kept for the app as well,
 * which then opens its own menu in place of this one. It closes as the app's does.
 */
export function answerMenuTap(template: HTMLTemplateElement): void {
  const shared = window as MenuWindow;
  const root = document.documentElement;
  let menu: HTMLElement | undefined;
  /** ms, on the clock of events, when the menu was painted; a tap made before that was not meant for what it opened */
  let paintedAt = Infinity;

  // Once: a second step back would leave the page.
  const leave = () => {
    const { classList } = menu!;
    if (!classList.contains(leaving)) history.back();
    classList.add(leaving);
  };
  const focus = () => (menu?.lastElementChild as HTMLElement | undefined)?.focus({ preventScroll: true });
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') leave();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!menu!.contains(target as Node)) focus();
  };
  const fade = () => {
    delete shared.earlyTap?.on;
    menu!.classList.add(leaving);
    setTimeout(shared.earlyMenu!, transition);
  };

  function open(button: HTMLElement): void {
    const opened = menuOf(template);
    const listeners = { keydown: onKey, focusin: onFocus, popstate: fade } as const;
    const each = (change: 'addEventListener' | 'removeEventListener') => Object.entries(listeners).forEach(([name, listener]) => window[change](name, listener as EventListener));
    shared.earlyMenu = () => {
      if (menu !== opened) return;
      menu = undefined;
      delete shared.earlyMenu;
      each('removeEventListener');
      opened.remove();
      root.classList.remove('covered');
      button.focus({ preventScroll: true });
    };
    menu = opened;
    document.body.appendChild(opened);
    root.classList.add('covered');
    each('addEventListener');
    pushEntry();
    // After the paint: focusing sooner would style and lay out the page twice for the frame that shows the menu.
    paintedAt = Infinity;
    requestAnimationFrame(() => setTimeout(() => {
      paintedAt = performance.now();
      focus();
    }));
  }

  addEventListener(
    'click',
    (tap) => {
      const target = tap.target as Element;
      const button = target.closest<HTMLElement>('.header-brand');
      if (!menu) {
        if (button && shared.earlyTap) open(button);
      } else if (tap.timeStamp < paintedAt) {
        tap.preventDefault();
        tap.stopImmediatePropagation();
      } else if (menu.contains(target)) {
        // One that opens another window leaves the menu as it is.
        if (target.closest('a:not([target])')) fade();
        else if (target.closest('.overlay-mask,button')) {
          tap.stopImmediatePropagation();
          leave();
        }
      }
    },
    true,
  );
  // By a new page, for the app would only keep the choice, and may never come.
  addEventListener('change', ({ target }) => {
    if (!menu?.contains(target as Node)) return;
    document.cookie = cookieOf((target as HTMLSelectElement).value as Language);
    location.reload();
  });
}
