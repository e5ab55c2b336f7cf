// @chunk entry
import { pageDataId } from '../../../contract/page.ts';
import { hydrated } from '../scheduling/hydrated.ts';
import { reloadPause } from '../../device/reload-pause.ts';
import { sessionStore, storageKeys } from '../../device/storage.ts';

/** This build: the path of the script that this module is in. */
const build = new URL(import.meta.url).pathname;

/** ms that a file of this site may take to answer */
const timeoutMs = 5_000;

/** What a reload would take from the person: a form, a round. */
const unfinished = 'main form, main[data-screen=launchGame]';

/** The text at an address of this site; empty after a bad status, a broken network or a timeout. */
const textOf = (address: string): Promise<string> =>
  Promise.race([
    fetch(address).then((answer) => (answer.ok ? answer.text() : '')).catch(() => ''),
    new Promise<string>((resolve) => setTimeout(resolve, timeoutMs, '')),
  ]);

/**
 * Reloads the page where a deploy has replaced this build, whose chunks may be gone; once for a build, so that a page
 * that stays old cannot reload for ever. Answers whether it does.
 */
export async function reloadWhenOutdated(): Promise<boolean> {
  if (sessionStore.get(storageKeys.reloadedBuild) === build) return false;
  const page = await textOf(location.href);
  if (!page.includes(pageDataId) || page.includes(build)) return false;
  sessionStore.set(storageKeys.reloadedBuild, build);
  location.reload();
  return true;
}

/**
 * Chromium 72, 83 and 150 keep a module that failed to load, or one that it imports, for as long as the page lives: the
 * import fails again although the file can be had; 156 does not. Then only a reload helps; it waits while the person has
 * something unfinished, unless the page is not hydrated: its text outlives a reload (`src/boot/early-text.ts`).
 * A `modulepreload` before the import helps none of them, and a `preload` keeps its failure in 156 too. Only a `fetch` of
 * the file and all its imports keeps none, for which the first load would have to know them.
 */
export async function reloadWhenStuck(failure: unknown): Promise<void> {
  const [address] = /https?:\S+\.js|$/.exec(String(failure))!;
  if (!address || (hydrated.peek() && document.querySelector(unfinished)) || Date.now() - Number(sessionStore.get(storageKeys.reloadedAt)) < reloadPause || !(await textOf(address))) return;
  sessionStore.set(storageKeys.reloadedAt, String(Date.now()));
  location.reload();
}
