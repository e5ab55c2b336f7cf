import { Workbox } from 'workbox-window';
import { i18n } from '../i18n/index.ts';
import { reloadPage } from '../runtime/lazy/reload.ts';
import { toast, durations } from '../ui/messages/messages.ts';

/** ms between checks for a new version, in an app that stays open */
const every = 3_600_000;
/** ms between checks whether the person is busy */
const glance = 2_000;

/**
 * Installs the service worker, and offers a new version when one waits: never forced, and not offered while `busy` says
 * that something is being filled in, played or paid (A §9). Workbox counts an update found within 60 s of registering
 * as this page's own, and reports `waiting` after 200 ms.
 */
export function startUpdates(busy: () => boolean): void {
  const workbox = new Workbox('/worker.js');
  let hide: (() => void) | undefined;
  let watching: ReturnType<typeof setInterval> | undefined;
  const take = () => {
    // Only the page that asked reloads; a form in another tab stays. `activated`, not `controlling`: a first visit is
    // controlled by no worker, and would wait for ever.
    workbox.addEventListener('activated', reloadPage);
    workbox.messageSkipWaiting();
  };
  const offer = () => {
    if (busy()) {
      hide?.();
      hide = undefined;
    } else hide ??= toast(i18n.t('common:update.text'), durations.waiting, 'notice', { label: i18n.t('common:update.take'), run: take });
  };
  // Another version may follow one that waits already.
  workbox.addEventListener('waiting', () => (watching ??= setInterval(offer, glance)));
  // Without a service worker the app works online only.
  const look = () => void workbox.update().catch(() => {});
  void workbox.register({ immediate: true }).then(() => setInterval(look, every), () => {});
}
