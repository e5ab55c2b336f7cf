// First bundle.
import { i18n } from '../i18n/index.ts';
import { say, stay } from '../state/messages.ts';
import type { Part } from './part.ts';

/** Says that the code for what was asked for could not be had. */
export function sayLost(): void {
  say(i18n.t('shell:loadFailed.text'), stay.short, 'trouble');
}

/** Brings the part of what was just opened; where it cannot be had, closes that again and says so. */
export function bringOpened({ bring }: Pick<Part, 'bring'>, close: () => void): void {
  bring().catch(() => {
    close();
    sayLost();
  });
}
