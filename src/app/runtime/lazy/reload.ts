// @chunk entry
import { pageDataId } from '../../../contract/page.ts';
import { sessionStore, storageKeys } from '../../device/storage.ts';

/** This build: the path of the script that this module is in. */
const build = new URL(import.meta.url).pathname;

/** ms that a file of this site may take to answer */
const patience = 5_000;

/** What a reload would take from the person: a form, a round. */
const unfinished = 'main form, main[data-screen=launchGame]';

/** ms between two reloads: a page that stays as it was does not reload for ever */
const pause = 30_000;

/** What an address of this site answers; empty where it does not answer well, or in time. */
const textOf = (address: string): Promise<string> =>
  Promise.race([
    fetch(address).then((answer) => (answer.ok ? answer.text() : '')).catch(() => ''),
    new Promise<string>((resolve) => setTimeout(resolve, patience, '')),
  ]);

/** Answers whether it does. */
function reload(): boolean {
  const now = Date.now();
  if (now - Number(sessionStore.get(storageKeys.reloadedAt)) < pause) return false;
  sessionStore.set(storageKeys.reloadedAt, String(now));
  location.reload();
  return true;
}

/** Reloads the page where a deploy has replaced this build, whose chunks may be gone. Answers whether it does. */
export async function reloadWhenOutdated(): Promise<boolean> {
  const page = await textOf(location.href);
  return page.includes(pageDataId) && !page.includes(build) && reload();
}

/**
 * Chromium 150 and older keep a module that failed to load for as long as the page lives: the import fails again although
 * the file can be had. Then only a reload helps; it waits while the person has something unfinished.
 */
export async function reloadWhenStuck(failure: unknown): Promise<void> {
  const [address] = /https?:\S+\.js/.exec(String(failure)) ?? [];
  if (address && (await textOf(address)) && !document.querySelector(unfinished)) reload();
}
