// All that reloads the page: below where a build's files are gone or stuck; whoever else calls `reloadPage()`: another
// account (session.ts), a new version that was accepted (update.ts), a script that counts visits and must go
// (analytics). Before the app runs: src/boot/app-loader.ts.
import { signal } from '@preact/signals-react';
import { pageDataId } from '../../../contract/page.ts';
import { hydrated } from '../scheduling/hydration.tsx';
import { sessionStore, storageKeys, takeReload } from '../../device/storage.ts';

/** The current build, identified by the path of the script that this module is in. */
const build = (): string => new URL(import.meta.url).pathname;

/** timeout of a request to this site, ms */
const timeoutMs = 5_000;

/** Elements that a reload would take from the person: a form, a round. */
const unfinished = 'main form, main[data-screen=play]';

/** Whether a reload now could lose the person's input. Text typed before hydration survives a reload (`src/boot/early-text.ts`). */
const isBusy = (): boolean => hydrated.peek() && document.querySelector(unfinished) !== null;

/** A failed load of `loadParts`, with the file names: only Chromium names the file in the error. */
export interface LostParts {
  /** paths of the chunk and of what it needs */
  parts?: readonly string[];
}

/** Whether the site answers but a file of this build is gone, because a deploy has replaced the build. */
export const isOutdated = signal(false);

/** Reloads the page at once, whatever the person is doing. */
export const reloadPage = (): void => location.reload();

/** The text at an address of this site; empty after an error status, a network failure or a timeout. */
const textOf = (address: string): Promise<string> =>
  Promise.race([
    fetch(address).then((answer) => (answer.ok ? answer.text() : '')).catch(() => ''),
    new Promise<string>((resolve) => setTimeout(resolve, timeoutMs, '')),
  ]);

const hasReloaded = (): boolean => sessionStore.get(storageKeys.reloadedBuild) === build();

/** Reloads the page at most once per build, so that a page that stays old cannot reload for ever. Returns whether it does. */
function reloadOnce(): boolean {
  if (hasReloaded()) return false;
  sessionStore.set(storageKeys.reloadedBuild, build());
  reloadPage();
  return true;
}

/** Reloads the page where a deploy has replaced this build, whose chunks may be gone; at most once per build. Returns whether it does. */
export async function reloadWhenOutdated(): Promise<boolean> {
  if (hasReloaded()) return false;
  const page = await textOf(location.href);
  if (!page.includes(pageDataId) || page.includes(build())) return false;
  return reloadOnce();
}

const isGone = (address: string): Promise<boolean> => fetch(address, { method: 'HEAD', cache: 'no-store' }).then(({ status }) => status === 404 || status === 410, () => false);

/**
 * Checks whether a file that failed to load is gone, as after a deploy. If so, sets `isOutdated` for the error view and
 * reloads the page, at most once per build, unless the person has something unfinished. Returns whether it reloads.
 */
export async function reloadWhenGone(failure: unknown): Promise<boolean> {
  const [named] = /\/assets\/[^\s"')]+\.(js|css)|$/.exec(String(failure))!;
  // Chromium names the requested file, although a file that it imports may be the missing one.
  const addresses = ((failure as LostParts | undefined)?.parts ?? []).map((part) => `/${part}`).concat(named || []);
  if (!(await Promise.all(addresses.map(isGone))).includes(true)) return false;
  isOutdated.value = true;
  return !isBusy() && reloadOnce();
}

/**
 * Chromium 72, 83 and 150 keep a module that failed to load, or that imports one, as failed for as long as the page
 * lives: the import fails again although the file can be had; 156 does not. Only a reload helps there.
 * Tried: a `modulepreload` before the import helps none of them, a `preload` keeps its failure in 156 too. Only a
 * `fetch` of the file and all its imports keeps none, but the first load would have to know them.
 */
export async function reloadWhenStuck(failure: unknown): Promise<void> {
  const [address] = /https?:\S+\.js|$/.exec(String(failure))!;
  if (address && !isBusy() && (await textOf(address)) && takeReload()) reloadPage();
}
