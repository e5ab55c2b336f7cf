import { i18n } from '../../i18n/index.ts';
import { isOutdated, reloadPage } from '../../runtime/lazy/reload.ts';
import { durations, toast } from './messages.ts';

/** Says that code could not be loaded; `retry` is offered beside it. */
export function toastLoadFailed(retry?: () => void): void {
  const hide = toast(i18n.t('shell:loadFailed.text'), durations.short, 'trouble', retry && { label: i18n.t('shell:retry'), run: retry });
  // Known a moment later: whether it was the connection.
  const stop = isOutdated.subscribe((outdated) => {
    if (!outdated) return;
    hide();
    toast(i18n.t('shell:outdated.both'), durations.long, 'trouble', { label: i18n.t('shell:outdated.reload'), run: reloadPage });
  });
  setTimeout(stop, durations.short);
}
