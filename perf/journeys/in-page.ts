import type { look as lookAt, Wanted } from '../../tests/devices/in-page.ts';

/**
 * Functions that run in the page: they are sent as text and use nothing from outside. Elements are named by role and label,
 * so that pages of other revisions are measured alike.
 */

type Look = typeof lookAt;

/** What a person waits for. */
export type Moment = 'cards' | 'pictures' | 'form' | 'balance' | 'game' | 'deposit' | 'code' | 'list' | 'countdown' | 'again';

/** Whether the moment has come, or when it came, in ms of the page's clock. */
export type Condition = (look: Look) => boolean | number | Promise<boolean>;

/** Tells the measurement that something has happened. */
declare const tell: (event: string) => void;

/** Tells of every press of a finger. */
export function tellPresses(): void {
  addEventListener('pointerdown', ({ timeStamp }) => tell(JSON.stringify({ name: 'press', at: performance.timeOrigin + timeStamp })), { capture: true, passive: true });
}

/** Tells once when the moment has come, for which it looks every 40 ms, before a frame. */
export function watchFor(look: Look, name: Moment, condition: Condition): void {
  const check = async (): Promise<void> => {
    const came = await condition(look);
    if (came === false) setTimeout(() => requestAnimationFrame(check), 40);
    else tell(JSON.stringify({ name, at: performance.timeOrigin + (came === true ? performance.now() : came), since: performance.timeOrigin }));
  };
  void check();
}

export const conditions: Record<Moment, Condition> = {
  cards: (look) => ['link', 'button'].some((role) => Boolean(look({ role, name: { pattern: '\\w' }, within: { role: 'listitem', within: { role: 'tabpanel' } }, asItStands: true }))),

  // Of the first row, each with its pixels ready to be painted.
  pictures: async () => {
    const items = Array.from(document.querySelectorAll('[role=tabpanel] li'));
    const top = items[0] && items[0].getBoundingClientRect().top;
    const row = items.filter((item) => item.getBoundingClientRect().top === top);
    const pictures = row.map((item) => item.querySelector('img'));
    if (!pictures.length || !pictures.every((picture) => picture && picture.complete && picture.naturalWidth > 1)) return false;
    return Promise.all(pictures.map((picture) => picture!.decode())).then(() => true, () => false);
  },

  form: (look) =>
    location.pathname === '/m/login' && [{ role: 'textbox', name: 'Usuário' }, { role: 'textbox', name: 'Senha' }, { role: 'button', name: 'Entrar' }].every((wanted) => {
      const seen = look({ ...wanted, asItStands: true });
      return seen && seen.enabled && (wanted.role === 'button' || seen.reachable);
    }),

  balance: (look) => location.pathname === '/m/home' && ['link', 'button'].some((role) => Boolean(look({ role, name: { pattern: 'R\\$\\s*\\d' }, within: { role: 'banner' }, asItStands: true }))),

  // Stake is read, the reels stand, and the button takes a tap: the page's own scripts have run. In a frame of the app, or in its place.
  game: (look) => {
    if (!location.pathname.startsWith('/play/')) return false;
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const spin = look({ role: 'button', name: 'Girar', asItStands: true });
    const main = look({ role: 'main', asItStands: true });
    return Boolean(navigation!.domContentLoadedEventStart && spin && spin.enabled && look({ role: 'img', name: { pattern: '^Rolos' }, asItStands: true }) && /Aposta\s*R\$\s*\d/.test(main!.text));
  },

  deposit: (look) => {
    if (location.pathname !== '/m/voucherCenter') return false;
    const amount = look({ role: 'textbox', name: 'Valor em R$', asItStands: true });
    const make = look({ role: 'button', name: 'Gerar código Pix', asItStands: true });
    return Boolean(amount && amount.enabled && amount.reachable && make && make.enabled);
  },

  code: (look) => {
    const code = look({ role: 'textbox', name: 'Pix copia e cola', asItStands: true });
    return Boolean(code && code.value.startsWith('000201'));
  },

  list: (look) => {
    const card = (role: string): Wanted => ({ role, name: { pattern: '\\w' }, within: { role: 'listitem', within: { role: 'list', name: 'Jogos' } }, asItStands: true });
    return location.pathname === '/m/gameList' && Boolean(look(card('link')) || look(card('button')));
  },

  countdown: (look) => {
    const timer = look({ role: 'timer', asItStands: true });
    return Boolean(timer && /\d\d:\d\d/.test(timer.text));
  },

  // The first contentful paint of a page that the service worker gave.
  again: () => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    return Boolean(navigation!.workerStart && painted) && painted!.startTime;
  },
};
