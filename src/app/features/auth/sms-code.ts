import { computed, signal } from '@preact/signals-react';
import { codeIn } from '../../../contract/clean.ts';
import { readJson, sessionStore, storageKeys } from '../../device/storage.ts';
import { isRefused } from '../../gateway/failure.ts';
import { i18n } from '../../i18n/index.ts';
import { cleanedText, focusField, refuse, takeUp, type FormField } from '../../ui/form/field.ts';
import type { Form } from '../../ui/form/form.ts';
import { withCaptcha } from './ask-captcha.ts';
import { ticking } from '../../runtime/clock.ts';
import { durations, toast, toastWhile, toastTrouble } from '../../ui/messages/messages.ts';
import { numberSentence } from './dialing-code/number.ts';

/** By recipient, the end of the wait by the phone's clock, epoch ms, and its length, ms; survives a reload of the tab. */
type Kept = Record<string, { until: number; length: number }>;

interface Wait {
  /** by the phone's clock, epoch ms: it runs while the phone sleeps, but may be set back */
  until: number;
  /** by the page's clock, ms since it was opened: it cannot be set back, but may stop while the phone sleeps */
  end: number;
}

/** The waits that this page has read, by purpose and recipient. */
const waits = new Map<string, Wait>();
const changes = signal(0);

const keyOf = (purpose: string): string => `${storageKeys.smsCode}:${purpose}`;

function keptOf(purpose: string): Kept {
  const kept = readJson<Kept>(sessionStore, keyOf(purpose));
  return typeof kept === 'object' ? kept : {};
}

function find(purpose: string, recipient: string): Wait | undefined {
  const name = `${purpose} ${recipient}`;
  const kept = keptOf(purpose)[recipient];
  if (!kept) return undefined;
  const { until, length } = kept;
  // A clock set back before a reload must not make the wait longer than the platform said.
  if (waits.get(name)?.until !== until) waits.set(name, { until, end: performance.now() + Math.min(length, until - Date.now()) });
  return waits.get(name);
}

/** ms until another code may be sent to a recipient (a number with its dialling code, or an address); 0: now. Recomputed at each read. */
export function codeWait(purpose: string, recipient: string): number {
  void changes.value;
  const wait = find(purpose, recipient);
  return wait ? Math.max(0, Math.min(wait.until - Date.now(), wait.end - performance.now())) : 0;
}

/** Whether this tab has sent a code of this purpose to anybody. */
const anyCodeSent = (purpose: string): boolean => changes.value >= 0 && Object.keys(keptOf(purpose)).length > 0;

/** Sets the wait, in ms from now, before the next code or mail to the recipient; 0: none. */
export function setCodeWait(purpose: string, recipient: string, length: number): void {
  const until = Date.now() + length;
  sessionStore.set(keyOf(purpose), JSON.stringify({ ...keptOf(purpose), [recipient]: { until, length } }));
  waits.set(`${purpose} ${recipient}`, { until, end: performance.now() + length });
  changes.value++;
}

interface SmsCodeOptions {
  /**
   * Each purpose has its own countdowns, which survive a reload: phones may discard the page while the person reads the
   * message. Login and recovery share theirs, as they share the call.
   */
  purpose: 'login' | 'registration' | 'contact' | 'payment';
  form: Pick<Form<string>, 'run' | 'busy'>;
  /** the field of the number or address, which must be valid before a code is sent; omit it if the platform knows the recipient */
  number?: FormField;
  /** what identifies the recipient beside that field: the dialling code, or the contact on record; each recipient has its own wait */
  prefix?: () => string;
  /** the field for the code */
  code: FormField;
  /** requests the code, with a captcha if the platform wants one; resolves to the minutes until the next one may be requested */
  send: (captcha?: string) => Promise<{ expiredMinutes?: number }>;
}

const minute = 60_000;

/** Half seconds: a wait ends between whole ones, and the button should not be late by one. */
const halfSecond = ticking(500);

/** `codeWait` in whole seconds; counts down when read in a computed signal. */
export function codeSecondsLeft(purpose: string, recipient: string): number {
  const left = codeWait(purpose, recipient);
  // Without a read of the clock, it stops.
  if (left <= 0) return 0;
  void halfSecond.value;
  return Math.ceil(left / 1_000);
}

/** Sending a code by SMS, with the countdown until the next one to the same recipient (L07). */
export function createSmsCode({ purpose, form, number, prefix = () => '', code, send }: SmsCodeOptions) {
  const recipient = computed(() => prefix() + (number && number.value.value ? cleanedText(number) : ''));
  const secondsLeft = computed(() => codeSecondsLeft(purpose, recipient.value));
  const sent = computed(() => anyCodeSent(purpose));
  code.meaning = codeIn;

  async function ask(): Promise<void> {
    const to = recipient.peek();
    try {
      const { expiredMinutes } = await withCaptcha((captcha) => toastWhile(i18n.t('form:code.sending'), send(captcha), durations.sending));
      setCodeWait(purpose, to, (expiredMinutes && expiredMinutes > 0 ? expiredMinutes : 1) * minute);
      toast(i18n.t('form:code.sent'), durations.success, 'done');
      if (code.input) {
        // A disabled field is enabled only a frame later, too late for the focus.
        code.input.disabled = false;
        code.input.focus();
      }
    } catch (error) {
      // Beside the number: on a long form the form's own alert is out of sight.
      if (number && isRefused(error)) refuse(number, numberSentence(error));
      else toastTrouble(error);
    }
  }

  return {
    field: code,
    busy: form.busy,
    /** seconds until another code can be requested; 0: now */
    secondsLeft,
    /** a code has been sent to anybody, now or earlier in this tab */
    sent,
    /** Sends a code if the number is valid and no countdown runs (L08). Never rejects: errors are shown. */
    async get(): Promise<void> {
      if (secondsLeft.peek() > 0) return;
      if (!number || takeUp(number)) await form.run('code', ask);
      else focusField(number);
    },
    /** To be told why the form was refused: if the code has expired, another can be requested at once. */
    noteRefusal(error: unknown): void {
      if (isRefused(error, 'verification.expired')) setCodeWait(purpose, recipient.peek(), 0);
    },
  };
}

/** A code by SMS as its field shows it. */
export type SmsCode = ReturnType<typeof createSmsCode>;
