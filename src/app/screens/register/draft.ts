import { flag, map, record, text, tryRead, type Infer } from '../../../contract/shape.ts';
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

/** Fields that are not stored: passwords, and codes, which work once. */
const unkept: readonly string[] = ['password', 'confirmPassword', 'paymentPassword', 'verificationCode', 'captcha'];

/** Stores the filled-in fields for this tab, without secrets and codes. */
export function saveDraft(filled: Draft): void {
  const texts = Object.fromEntries(Object.entries(filled.texts).filter(([name, typed]) => typed && !unkept.includes(name)));
  sessionStore.set(storageKeys.registration, JSON.stringify({ ...filled, texts }));
}

/** The draft stored in this tab; undefined if there is none, or it cannot be read. */
export const keptDraft = (): Draft | undefined => tryRead(draft, readJson(sessionStore, storageKeys.registration));

/** Removes the stored draft. */
export const removeDraft = (): void => sessionStore.remove(storageKeys.registration);
