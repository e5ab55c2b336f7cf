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

/** Passwords are kept nowhere; a code serves once. */
const unkept: readonly string[] = ['password', 'confirmPassword', 'paymentPassword', 'verificationCode', 'captcha'];

export function saveDraft(filled: Draft): void {
  const texts = Object.fromEntries(Object.entries(filled.texts).filter(([name, typed]) => typed && !unkept.includes(name)));
  sessionStore.set(storageKeys.registration, JSON.stringify({ ...filled, texts }));
}

/** The draft that this tab keeps; none when there is none that can be read. */
export const keptDraft = (): Draft | undefined => tryRead(draft, readJson(sessionStore, storageKeys.registration));

export const removeDraft = (): void => sessionStore.remove(storageKeys.registration);
