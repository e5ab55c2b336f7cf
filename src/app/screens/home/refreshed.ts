import type { ReadonlySignal } from '@preact/signals-react';
import { schedule } from '../../runtime/scheduling/schedule.ts';

interface List {
  readonly value: ReadonlySignal<unknown>;
  load(): Promise<void>;
}

/** Loads a list; where it stands already, once nothing goes first. */
export const refreshed = ({ value, load }: List) => (): void => void (value.peek() ? schedule('free', () => void load()) : load());
