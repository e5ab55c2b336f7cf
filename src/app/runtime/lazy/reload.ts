import { signal } from '@preact/signals-react';
import { pageDataId } from '../../../contract/page.ts';
import { hydrated } from '../scheduling/hydration.tsx';
import { reloadPause, sessionStore, storageKeys } from '../../device/storage.ts';

/** This build: the path of the script that this module is in. */
const build = (): string => new URL(import.meta.url).pathname;

/** ms that a file of this site may take to answer */
const timeoutMs = 5_000;

/** What a reload would take from the person: a form, a round. */
const unfinished = 'main form, main[data-screen=play]';

/** Whether the person may lose something by a reload now. Before hydration a text outlives it (`src/boot/early-text.ts`). */
const isBusy = (): boolean => hydrated.peek() && document.querySelector(unfinished) !== null;

/** A failed load of `loadParts`: engines other than Chromium do not name the file. */
export interface LostParts {
  /** paths of the chunk and of what it needs */
  parts?: readonly string[];
}

/** The site answers, and a file of this build is not there: another build has taken its place. */
export const isOutdated = signal(false);

/** Reloads the page for the person who asks for it. */
export const reloadPage = (): void => location.reload();

/** The text at an address of this site; empty after a bad status, a broken network or a timeout. */
const textOf = (address: string): Promise<string> =>
  Promise.race([
    fetch(address).then((answer) => (answer.ok ? answer.text() : '')).catch(() => ''),
    new Promise<string>((resolve) => setTimeout(resolve, timeoutMs, '')),
  ]);

const hasReloaded = (): boolean => sessionStore.get(storageKeys.reloadedBuild) === build();

/** Reloads the page, once for a build: one that stays old must not reload for ever. Answers whether it does. */
function reloadOnce(): boolean {
  if (hasReloaded()) return false;
  sessionStore.set(storageKeys.reloadedBuild, build());
  location.reload();
  return true;
}

/**
 * Reloads the page where a deploy has replaced this build, whose chunks may be gone; once for a build, so that a page
 * that stays old cannot reload for ever. Answers whether it does.
 */
export async function reloadWhenOutdated(): Promise<boolean> {
  if (hasReloaded()) return false;
  const page = await textOf(location.href);
  if (!page.includes(pageDataId) || page.includes(build())) return false;
  return reloadOnce();
}

const isGone = (address: string): Promise<boolean> => fetch(address, { method: 'HEAD', cache: 'no-store' }).then(({ status }) => status === 404 || status === 410, () => false);

/**
 * Finds out whether a file that could not be loaded is gone, as after a deploy. Then `isOutdated` says so to what shows the
 * failure, and the page is reloaded, once for a build, unless the person has something unfinished. Answers whether it is.
 */
export async function reloadWhenGone(failure: unknown): Promise<boolean> {
  const [named] = /\/assets\/[^\s"')]+\.(js|css)|$/.exec(String(failure))!;
  // Chromium names the file that was asked for, although one that it imports may be gone.
  const addresses = ((failure as LostParts | undefined)?.parts ?? []).map((part) => `/${part}`).concat(named || []);
  if (!(await Promise.all(addresses.map(isGone))).includes(true)) return false;
  isOutdated.value = true;
  return !isBusy() && reloadOnce();
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
  if (!address || isBusy() || Date.now() - Number(sessionStore.get(storageKeys.reloadedAt)) < reloadPause || !(await textOf(address))) return;
  sessionStore.set(storageKeys.reloadedAt, String(Date.now()));
  location.reload();
}
