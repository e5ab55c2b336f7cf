import { signal } from '@preact/signals-react';
import type { PlayLimit } from '../../../contract/endpoints/responsible.ts';
import { i18n } from '../../i18n/index.ts';
import { part } from '../../shell/part.ts';
import { say } from '../../state/messages.ts';

/** What is open over the screen: a limit to change, or self-exclusion. */
export const opened = signal<PlayLimit | 'exclusion' | undefined>(undefined);

export const sheets = part(() => import('./sheets.tsx'));

/** Opens it; says so where its code cannot be had. */
export function open(what: NonNullable<typeof opened.value>): void {
  opened.value = what;
  sheets.bring().catch(() => {
    close();
    say(i18n.t('shell:loadFailed.text'), undefined, 'trouble');
  });
}

export function close(): void {
  opened.value = undefined;
}
