// @chunk entry
import { i18n } from '../../i18n/index.ts';
import { durations, toast } from './messages.ts';

/** Says that code could not be loaded; `retry` is offered beside it. */
export function toastLoadFailed(retry?: () => void): void {
  toast(i18n.t('shell:loadFailed.text'), durations.short, 'trouble', retry && { label: i18n.t('shell:retry'), run: retry });
}
