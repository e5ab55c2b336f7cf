// @chunk entry
import { pageDataId } from '../../../contract/page.ts';
import { sessionStore, storageKeys } from '../../device/storage.ts';

/** This build: the path of the script that this module is in. */
const build = new URL(import.meta.url).pathname;

/** ms that the page's own address may take to answer */
const patience = 5_000;

/**
 * Reloads the page where a deploy has replaced this build, whose chunks may be gone; once for a build, so that a page
 * that stays old cannot reload for ever. Answers whether it does.
 */
export async function reloadWhenOutdated(): Promise<boolean> {
  if (sessionStore.get(storageKeys.reloadedBuild) === build) return false;
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patience);
  const page = await fetch(location.href, { signal: stop.signal }).then((answer) => answer.text()).catch(() => '');
  clearTimeout(timer);
  if (!page.includes(pageDataId) || page.includes(build)) return false;
  sessionStore.set(storageKeys.reloadedBuild, build);
  location.reload();
  return true;
}
