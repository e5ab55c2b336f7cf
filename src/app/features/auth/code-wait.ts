import { signal } from '@preact/signals-react';
import { readJson, sessionStore, storageKeys } from '../../device/storage.ts';

/** Recipient to the end of its wait by the phone's clock, epoch ms, and its length, ms: what outlives a reload of the tab. */
type Kept = Record<string, { until: number; length: number }>;

interface Wait {
  /** by the phone's clock, epoch ms: it goes on while the phone sleeps, and may be set back */
  until: number;
  /** by the page's clock, ms since it was opened: nobody sets it back, but it may stop while the phone sleeps */
  end: number;
}

/** The waits that this page has looked at, by purpose and recipient. */
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
  // A clock that was set back before a reload makes no wait longer than the platform said.
  if (waits.get(name)?.until !== until) waits.set(name, { until, end: performance.now() + Math.min(length, until - Date.now()) });
  return waits.get(name);
}

/** ms until another code may be sent to a recipient, a number with its dialling code or an address; 0: now. Less each time it is read. */
export function codeWait(purpose: string, recipient: string): number {
  void changes.value;
  const wait = find(purpose, recipient);
  return wait ? Math.max(0, Math.min(wait.until - Date.now(), wait.end - performance.now())) : 0;
}

/** Whether this tab has had a code of this purpose sent, to anybody. */
export const anyCodeSent = (purpose: string): boolean => changes.value >= 0 && Object.keys(keptOf(purpose)).length > 0;

/** From now on the next code may be sent to the recipient in `length` ms; 0: at once. */
export function setCodeWait(purpose: string, recipient: string, length: number): void {
  const until = Date.now() + length;
  sessionStore.set(keyOf(purpose), JSON.stringify({ ...keptOf(purpose), [recipient]: { until, length } }));
  waits.set(`${purpose} ${recipient}`, { until, end: performance.now() + length });
  changes.value++;
}
