import { batch, effect, signal, type Signal } from '@preact/signals-react';
import { type Rule, check, clean } from '../../../contract/rules.ts';

/** The element of a field. */
export type FormInput = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field of a form. Its text lives in a signal and in its input, never in a component's state. */
export interface FormField {
  readonly id: string;
  /** may change while the form stands, by `setRule` */
  rule: Rule;
  /** the raw text; a ticked checkbox holds `ticked` */
  readonly value: Signal<string>;
  /** the phone has filled it in, and nothing was typed since: a secret that nobody may see */
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
  /** a fault that its rule does not know, such as being unlike another field; asked once the rule is kept */
  also?: () => string | undefined;
  /** there while the field is on the screen; one that is not is neither checked nor sent */
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

/** Puts a text into a field, which is then free of faults until it is checked. */
export function setText(field: FormField, text: string): void {
  batch(() => ((field.value.value = text), (field.error.value = undefined)));
}

/** The same with a text that the phone has kept. */
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

/** Holds a field to another rule from now on; a fault that is shown is looked at anew. */
export function setRule(field: FormField, rule: Rule): void {
  field.rule = rule;
  if (field.error.peek()) validate(field);
}

/** Shows an error that only the platform could find; `sentence` is the whole key of its text. */
export function showRefusal(field: FormField, sentence: string): void {
  field.refusal = { text: field.value.peek(), sentence };
  field.error.value = sentence;
}

/** The same, and takes the field into focus. */
export function refuse(field: FormField, sentence: string): void {
  showRefusal(field, sentence);
  focusField(field);
}

/** Takes an input into focus; one that cannot be written in yet has a button beside it that opens it. */
export function focusInput(input: FormInput | null): void {
  if (input?.disabled) input.closest('.code-field')?.querySelector('button')?.focus();
  else input?.focus();
}

/** The same of a field. */
export const focusField = ({ input }: FormField): void => focusInput(input);

/**
 * Ties a field to its input on the screen, which shows the field's text from now on; the function that it gives unties it.
 * To be called in a layout effect: a frame later, a tick or a letter of that frame would be lost.
 */
export function attach(field: FormField, input: FormInput): () => void {
  field.input = input;
  // Takes up text that was typed or filled in before the script came.
  if (textOf(input) && !field.value.peek()) setText(field, textOf(input));
  const stop = effect(() => showText(input, field.value.value));
  return () => {
    stop();
    field.input = null;
  };
}

/** Puts a text into an input, or its tick. */
export function showText(input: FormInput, text: string): void {
  if (isTick(input)) input.checked = text !== '';
  // Writing the same text again would move the caret.
  else if (input.value !== text) input.value = text;
}

/** Takes up what the person typed or ticked; a fault that is shown goes as soon as it is mended. */
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

/** A field that is not on the screen yet, empty and without a fault; `name` makes its id. */
export function createField(name: string, rule: Rule): FormField {
  return { id: `field-${name}`, rule, value: signal(''), filledIn: signal(false), touched: signal(false), error: signal(undefined), input: null };
}
