import { flag, map, read, record, text, type Infer } from '../../../contract/shape.ts';
import { readJson, sessionStore, storageKeys } from '../../device/storage.ts';

const draft = record({
  /** typed values, by field */
  texts: map(text),
  dialingCode: text,
  /** the chosen way of registration */
  way: text,
  unfolded: flag,
});

/** The part of a registration that survives a reload of the tab. */
export type Draft = Infer<typeof draft>;

/** Passwords are kept nowhere; a code serves once. */
const unkept: readonly string[] = ['password', 'confirmPassword', 'paymentPassword', 'verificationCode', 'captcha'];

export function saveDraft(filled: Draft): void {
  const texts = Object.fromEntries(Object.entries(filled.texts).filter(([name, typed]) => typed && !unkept.includes(name)));
  sessionStore.set(storageKeys.registration, JSON.stringify({ ...filled, texts }));
}

/** The draft that this tab keeps; none when there is none that can be read. */
export function keptDraft(): Draft | undefined {
  try {
    return read(draft, readJson(sessionStore, storageKeys.registration));
  } catch {
    return undefined;
  }
}

export const removeDraft = (): void => sessionStore.remove(storageKeys.registration);
