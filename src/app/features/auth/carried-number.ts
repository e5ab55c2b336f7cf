import { signal } from '@preact/signals-react';

/** A number of no account, on its way from login to registration; `dialingCode` is empty where none was picked. */
export const carriedNumber = signal<{ number: string; dialingCode: string } | undefined>(undefined);
