import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '../../src/contract/languages.ts';
import { storageKeys } from '../../src/app/device/storage.ts';
import { openChromium } from './chromium.ts';
import { ticking, unread } from './settled-allowed.ts';
import { misbelieved, watchServed, type SettledWindow } from './settled-in-page.ts';

/** Limit for a page to settle, and how long nothing must change, in ms. */
const longest = 30_000;
const still = 350;

export const persons = ['visitor', 'member'] as const;
export type Person = (typeof persons)[number];

/** A browser of its own, in which one person reads in one language. */
export interface PersonsWindow {
  language: Language;
  person: Person;
  /** Begins anew with a session as the app stores it, of which a visitor has none. */
  begin(session: string): Promise<void>;
  /** Every difference between the page as it was served and as it stands once it has settled, one a line. */
  look(path: string): Promise<string[]>;
  /** Console errors and uncaught errors so far. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

export async function openWindow(file: string, address: string, language: Language, person: Person): Promise<PersonsWindow> {
  const browser = await openChromium(file);
  await browser.prepare(String(watchServed), ticking);

  /** Runs `test` in the page until it holds; false where it does not in time. In a page that is going it counts as not. */
  async function until(test: (argument: number) => boolean, argument = 0): Promise<boolean> {
    for (const deadline = Date.now() + longest; Date.now() < deadline; await wait(60)) {
      if (await browser.run<boolean>(String(test), argument).catch(() => false)) return true;
    }
    return false;
  }

  return {
    language,
    person,
    async begin(session) {
      await browser.goto(`${address}/robots.txt`);
      if (!(await until(() => location.pathname === '/robots.txt' && document.readyState === 'complete'))) throw new Error('no page comes');
      await browser.run(String((kept: Record<string, string>) => {
        document.cookie = `language=${kept.language}; path=/`;
        for (const key of Object.keys(kept)) if (kept[key]) localStorage.setItem(key, kept[key]!); else localStorage.removeItem(key);
      }), { language, [storageKeys.adult]: 'yes', [storageKeys.session]: person === 'member' ? session : '', [storageKeys.noPopups]: '1' });
    },
    async look(path) {
      await browser.goto(address + path);
      const isSettled = await until((ms) => document.readyState === 'complete' && !('earlyTap' in window) && document.querySelector('.toasts') !== null
        && (window as unknown as SettledWindow).settled.stillFor() > ms, still);
      if (!isSettled) return ['it does not settle'];
      return [...(await browser.run<string[]>(String(() => (window as unknown as SettledWindow).settled.differences()), null)), ...(await browser.run<string[]>(String(misbelieved), { ticking, unread }))];
    },
    complaints: browser.complaints,
    close: browser.close,
  };
}
