// @chunk forms
import { computed, signal } from '@preact/signals-react';
import type { ReadonlySignal } from '@preact/signals-react';
import { sessionStore, storageKeys } from '../../device/storage.ts';
import { isRefused } from '../../gateway/failure.ts';
import { failureText } from '../../gateway/failure-text.ts';
import { i18n } from '../../i18n/index.ts';
import { focusField, refuse, takeUp } from '../../ui/form/field.ts';
import type { FormField } from '../../ui/form/field.ts';
import type { Form } from '../../ui/form/form.ts';
import { numberSentence } from './number-refusal.ts';
import { ticking } from '../../runtime/clock.ts';
import { toast, toastWhile, durations } from '../../ui/messages/messages.ts';

interface SmsCodeOptions {
  /**
   * Each has a countdown of its own, which outlives a reload: phones close a page while one reads the message.
   * Login and recovery share theirs, as they share the call.
   */
  purpose: 'login' | 'registration' | 'contact' | 'payment';
  form: Pick<Form<string>, 'run'>;
  /** the field that must be valid before a code is sent; none: the platform knows the number */
  number?: FormField;
  /** the field for the code */
  code: FormField;
  /** requests the code, and gives its lifetime as the platform answers it */
  send: () => Promise<{ expiredMinutes?: number }>;
}

/** A code by SMS as its field shows it. */
export interface SmsCode {
  /** until another code can be asked for; 0: now */
  readonly secondsLeft: ReadonlySignal<number>;
  /** a code has been sent, now or earlier in this tab */
  readonly sent: ReadonlySignal<boolean>;
  /** Sends a code if the number is right and no countdown runs (L08). Never rejects: what went wrong is said. */
  get(): Promise<void>;
}

const minute = 60_000;

/** The wait ends between whole seconds, and nobody should wait one more for its button. */
const halfSecond = ticking(500);

/** One flow's code by SMS: its sending and the countdown until the next one (L07). */
export function createSmsCode({ purpose, form, number, code, send }: SmsCodeOptions): SmsCode {
  const key = `${storageKeys.smsCode}:${purpose}`;
  /** epoch ms of the phone: of no interest to the platform, and right after a sleep */
  const until = signal(Number(sessionStore.get(key)) || 0);
  const secondsLeft = computed(() => {
    const left = until.value - Date.now();
    // The wait is over: stop the clock.
    if (left <= 0) return 0;
    void halfSecond.value;
    return Math.ceil(left / 1_000);
  });
  const sent = computed(() => until.value > 0);
  // Messages group its digits: `123 456`.
  code.meaning = (typed) => typed.replace(/[\s-]/g, '');

  async function ask(): Promise<void> {
    try {
      const { expiredMinutes } = await toastWhile(i18n.t('form:code.sending'), send(), durations.sending);
      until.value = Date.now() + (expiredMinutes && expiredMinutes > 0 ? expiredMinutes : 1) * minute;
      sessionStore.set(key, String(until.peek()));
      toast(i18n.t('form:code.sent'), durations.success);
      if (code.input) {
        // Where it was closed until now: by itself it opens a frame later, too late for the focus.
        code.input.disabled = false;
        code.input.focus();
      }
    } catch (error) {
      // Beside the number: on a long form the form's own alert is out of sight.
      if (number && isRefused(error)) refuse(number, numberSentence(error));
      else toast(failureText(error), durations.long, 'trouble');
    }
  }

  return {
    secondsLeft,
    sent,
    async get() {
      if (secondsLeft.peek() > 0) return;
      if (!number || takeUp(number)) await form.run('code', ask);
      else focusField(number);
    },
  };
}
