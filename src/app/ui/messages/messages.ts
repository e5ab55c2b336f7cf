// The state of messages; the code that shows them loads with the first one.
import { signal, type Signal } from '@preact/signals-react';
import { i18n } from '../../i18n/index.ts';
import { isOutdated, reloadPage } from '../../runtime/lazy/reload.ts';
import { failureText } from '../../gateway/failure.ts';
import { failuresSpeak } from '../../gateway/identity.ts';

/** A message over the page. */
export interface Toast {
  id: number;
  text: string;
  /** `waiting` stays until it is removed; `trouble` is spoken at once; `done` confirms what the person did */
  kind: 'notice' | 'done' | 'waiting' | 'trouble';
  /** button beside the text */
  action?: { label: string; run: () => void };
}

/** A question in a dialog; `answer` is called once. */
export interface Question {
  id: number;
  title?: string;
  text: string;
  /** label of yes; by default 'Confirm' */
  confirm?: string;
  /** label of no; by default 'Cancel' */
  cancel?: string;
  /** there is no no: the person only takes note */
  single?: true;
  /** yes has the tone of no: it is not the recommended answer */
  tonal?: true;
  answer: (yes: boolean) => void;
}

/** The shown toasts, oldest first. */
export const toasts = signal<readonly Toast[]>([]);
/** The open questions, oldest first: one is shown at a time. */
export const questions = signal<readonly Question[]>([]);

/** Lengths of messages, ms (A §9). */
export const durations = { success: 1_500, short: 3_000, long: 8_000, sending: 10_000, asking: 9_999, saved: 1_000, waiting: 9_999_000 } as const;

let lastId = 0;

/** Starts the time of each message that is not visible yet; empty while messages are shown at once. */
let unseen: (() => void)[] | undefined;

/** Holds back the time of messages until the returned function is called: the code that shows them may still be loading. */
export function holdToasts(): () => void {
  unseen = [];
  return () => {
    for (const begin of unseen || []) begin();
    unseen = undefined;
  };
}

/** Shows a message for `duration` ms. Returns the function that removes it earlier. */
export function toast(text: string, duration: number = durations.short, kind: Toast['kind'] = 'notice', action?: Toast['action']): () => void {
  const id = ++lastId;
  const hide = () => {
    toasts.value = toasts.peek().filter((shown) => shown.id !== id);
  };
  toasts.value = [...toasts.peek(), { id, text, kind, action }];
  const begin = () => setTimeout(hide, duration);
  if (unseen) unseen.push(begin);
  else begin();
  return hide;
}

/** Shows the sentence for a failure for `duration` ms. Returns the function that removes it earlier. */
export const toastTrouble = (error: unknown, duration: number = durations.long): (() => void) => toast(failureText(error), duration, 'trouble');

/** Shows a message while `work` is pending, for `duration` ms at most. Settles as `work` does. */
export async function toastWhile<T>(text: string, work: Promise<T>, duration: number = durations.waiting): Promise<T> {
  const hide = toast(text, duration, 'waiting');
  try {
    return await work;
  } finally {
    hide();
  }
}

/** Asks in a dialog. Resolves to false if it is cancelled, closed, or the page is left; never rejects. */
export function confirm(question: Omit<Question, 'answer' | 'id'>): Promise<boolean> {
  return new Promise((resolve) => {
    const asked: Question = {
      ...question,
      id: ++lastId,
      answer(yes) {
        questions.value = questions.peek().filter((other) => other !== asked);
        resolve(yes);
      },
    };
    questions.value = [...questions.peek(), asked];
  });
}

/** Answers all open questions with no, as when the page is left. */
export function dismissQuestions(): void {
  for (const question of questions.peek()) question.answer(false);
}

/** Says that code failed to load, with a button for `retry` if given; if the build is outdated, with one that reloads the page. */
export function toastLoadFailed(retry?: () => void): void {
  const hide = toast(`${i18n.t('shell:loadFailed.title')}. ${i18n.t('shell:loadFailed.text')}`, durations.short, 'trouble', retry && { label: i18n.t('shell:retry'), run: retry });
  // Whether the build is outdated is known a moment later.
  const stop = isOutdated.subscribe((outdated) => {
    if (!outdated) return;
    hide();
    toast(i18n.t('shell:outdated.both'), durations.long, 'trouble', { label: i18n.t('shell:outdated.reload'), run: reloadPage });
  });
  setTimeout(stop, durations.short);
}

/** Says what happened and offers a retry, where failures speak; otherwise nothing. */
export function toastFailure(error: unknown, retry: () => void): void {
  if (!failuresSpeak.peek()) return;
  toast(failureText(error), durations.long, 'trouble', { label: i18n.t('shell:retry'), run: retry });
}

/** Requests a value or a list again, and removes its failure first, so that it shows as loading. */
export function reload({ failure, load }: { readonly failure: Signal<unknown>; load(): Promise<void> }): void {
  failure.value = undefined;
  void load();
}
