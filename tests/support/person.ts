// What a person reads on a screen under test, and does there.
import { act, fireEvent, screen } from '@testing-library/preact';
import { vi } from 'vitest';
import { settle } from './accounts-platform.ts';

/** The text of the page, with plain blanks. */
export const text = () => document.body.textContent!.replace(/\s/g, ' ');

export const press = async (name: string | RegExp) => {
  act(() => screen.getByRole('button', { name }).click());
  await settle();
};

export const submit = async () => {
  act(() => void fireEvent.submit(document.querySelector('form')!));
  await settle();
};

/** Lets ms pass. */
export const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
