// @chunk entry
import { afterPaint } from '../../runtime/scheduling/after-paint.ts';
import { earlyTapTarget } from '../../runtime/scheduling/early-tap.ts';
import { i18n } from '../../i18n/index.ts';
import { toast, durations } from './messages.ts';
import type { Part } from '../../runtime/lazy/part.ts';

/** Says that the code for what was asked for could not be had. */
export function toastLoadFailed(): void {
  toast(i18n.t('shell:loadFailed.text'), durations.short, 'trouble');
}

/**
 * Opens a part once what was tapped has answered, for it is much to draw, and brings its code; where that cannot be
 * had, closes it again and says so. A tap that came before the app has waited long enough.
 */
export function openPart({ bring }: Pick<Part, 'bring'>, open: () => void, close: () => void): void {
  const run = () => {
    open();
    bring().catch(() => {
      close();
      toastLoadFailed();
    });
  };
  if (earlyTapTarget()) run();
  else afterPaint(run);
}
