import { batch, effect, signal, type Signal } from '@preact/signals-react';
import { type Rule, check, clean } from '../../../contract/rules.ts';

/** The element of a field. */
export type FormInput = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field of a form. Its text lives in a signal and in its input, never in a component's state. */
export interface FormField {
  readonly id: string;
  /** `setRule` may replace it while the form is shown */
  rule: Rule;
  /** the raw text; a ticked checkbox holds `ticked` */
  readonly value: Signal<string>;
  /** filled in by the phone and not changed since: a secret, which must not be shown */
  readonly filledIn: Signal<boolean>;
  /** the person has changed it */
  readonly touched: Signal<boolean>;
  /**
   * The fault of the value, or none: as `check` of contract/rules.ts names it,
   * or the whole key of a sentence, with its namespace, such as `common:error.user.exists`.
   */
  readonly error: Signal<string | undefined>;
  /** the platform's last refusal and the text it was about; it is shown while the field holds that text */
  refusal?: { readonly text: string; readonly sentence: string };
  /** cleans the raw text, such as a number's spaces and signs; the result is checked and sent */
  meaning?: (typed: string) => string;
  /** a further check of a text that keeps the rule; returns a fault as `error` has it */
  also?: () => string | undefined;
  /** null while the field is not on the screen: then it is neither checked nor sent */
  input: FormInput | null;
}

/** The value of a box that is ticked. */
const ticked = 'ticked';

const meaningOf = ({ value, meaning }: FormField): string => meaning?.(value.peek()) ?? value.peek();

/** Checks a field and shows its error; true when there is none. */
export function validate(field: FormField): boolean {
  const { rule, refusal } = field;
  const text = field.value.peek();
  field.error.value = check(rule, meaningOf(field)) ?? field.also?.() ?? (refusal?.text === text ? refusal.sentence : undefined);
  return !field.error.peek();
}

/**
 * Reads the value of the field's input and checks it before it is sent: some browsers fill a field in without an event.
 * A value that was refused may be sent again.
 */
export function takeUp(field: FormField): boolean {
  field.refusal = undefined;
  field.value.value = textOf(field.input!);
  return validate(field);
}

/** The field's text as it is sent. */
export const cleanedText = (field: FormField): string => clean(field.rule, meaningOf(field));

/** Makes a field valid only with the same text as `other`: the repetition of a new password. */
export function mustRepeat(field: FormField, other: FormField): void {
  field.also = () => (cleanedText(field) === cleanedText(other) ? undefined : 'confirmPassword.unequal');
}

/** Puts a text into a field and removes its error, until the next check. */
export function setText(field: FormField, text: string): void {
  batch(() => ((field.value.value = text), (field.error.value = undefined)));
}

/** Puts a stored secret into a field, which does not show it. */
export function fillIn(field: FormField, text: string): void {
  setText(field, text);
  field.filledIn.value = true;
}

/** Empties a field that was filled in before the person's first change of it is made. */
export function emptyFilledIn(field: FormField): void {
  if (!field.filledIn.peek()) return;
  field.filledIn.value = false;
  field.input!.value = '';
  setText(field, '');
}

/** Replaces a field's rule, and checks the field again if it shows an error. */
export function setRule(field: FormField, rule: Rule): void {
  field.rule = rule;
  if (field.error.peek()) validate(field);
}

/** Shows an error that only the platform could find; `sentence` is the whole key of its text. */
export function showRefusal(field: FormField, sentence: string): void {
  field.refusal = { text: field.value.peek(), sentence };
  field.error.value = sentence;
}

/** Shows an error that only the platform could find, and focuses the field; `sentence` is the whole key of its text. */
export function refuse(field: FormField, sentence: string): void {
  showRefusal(field, sentence);
  focusField(field);
}

/** Focuses an input; for a disabled code field, the button that enables it. */
export function focusInput(input: FormInput | null): void {
  if (input?.disabled) input.closest('.code-field')?.querySelector('button')?.focus();
  else input?.focus();
}

/** Focuses the input of a field. */
export const focusField = ({ input }: FormField): void => focusInput(input);

/**
 * Connects a field with its input, which shows the field's text from now on. Returns the function that disconnects them.
 * Call it in a layout effect: a frame later, what was typed in that frame would be lost.
 */
export function attach(field: FormField, input: FormInput): () => void {
  field.input = input;
  // The text may have been typed or filled in before the app ran.
  if (textOf(input) && !field.value.peek()) setText(field, textOf(input));
  const stop = effect(() => showText(input, field.value.value));
  return () => {
    stop();
    field.input = null;
  };
}

/** Shows a field's text in an input, or as the tick of a checkbox. */
export function showText(input: FormInput, text: string): void {
  if (isTick(input)) input.checked = text !== '';
  // Writing the same text again would move the caret.
  else if (input.value !== text) input.value = text;
}

/** Stores what the person has typed or ticked in the field; a shown error disappears as soon as it is corrected. */
export function typed(field: FormField, input: FormInput): void {
  batch(() => {
    field.value.value = textOf(input);
    field.touched.value = true;
    if (field.error.peek()) validate(field);
  });
}

const isTick = (input: FormInput): input is HTMLInputElement => input.type === 'checkbox';

function textOf(input: FormInput): string {
  if (!isTick(input)) return input.value;
  return input.checked ? ticked : '';
}

/** An empty field, not on the screen yet; its id is made from `name`. */
export function createField(name: string, rule: Rule): FormField {
  return { id: `field-${name}`, rule, value: signal(''), filledIn: signal(false), touched: signal(false), error: signal(undefined), input: null };
}
