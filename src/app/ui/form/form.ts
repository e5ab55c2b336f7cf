import { batch, signal } from '@preact/signals-react';
import type { Signal } from '@preact/signals-react';
import type { Rule } from '../../../contract/rules.ts';
import { check, clean } from '../../../contract/rules.ts';

/** A field of a form. Its text lives in a signal and in its input, never in a component's state. */
export interface FormField {
  readonly id: string;
  readonly rule: Rule;
  /** what was typed, as it was typed */
  readonly value: Signal<string>;
  /** the person has changed it */
  readonly touched: Signal<boolean>;
  /** what is wrong with it, as `check` of contract/rules.ts names it, or none */
  readonly error: Signal<string | undefined>;
  /** there while the field is on the screen; one that is not is neither checked nor sent */
  input: HTMLInputElement | null;
}

export interface Form<Name extends string> {
  readonly fields: Readonly<Record<Name, FormField>>;
  /** name of the work under way, or empty; `submit` is the form's own */
  readonly busy: Signal<string>;
  /** why the last work failed, or none */
  readonly failure: Signal<unknown>;
  /** Runs `task` unless other work is under way. Never rejects: what went wrong is in `failure`. */
  run(work: string, task: () => Promise<void>): Promise<void>;
  /**
   * Checks every field; the first with a fault takes the focus, else `task` runs with the cleaned texts,
   * empty for a field that is not on the screen. What was typed stays, whatever comes of it.
   */
  submit(task: (values: Record<Name, string>) => Promise<void>): Promise<void>;
  /** Checks again the fields that hold something (L12). */
  recheck(): void;
}

/** Checks a field and shows what is wrong; true when nothing is. */
export function validate(field: FormField): boolean {
  field.error.value = check(field.rule, field.value.peek());
  return !field.error.peek();
}

/** Puts a text into a field, which is then free of faults until it is checked. */
export function setText(field: FormField, text: string): void {
  batch(() => ((field.value.value = text), (field.error.value = undefined)));
}

/** Ties a field to its input on the screen; the function that it gives unties it. */
export function attach(field: FormField, input: HTMLInputElement): () => void {
  field.input = input;
  // What was typed or filled in before the script came.
  if (input.value && !field.value.peek()) setText(field, input.value);
  return () => {
    field.input = null;
  };
}

/** Takes up what the person typed; a fault that is shown goes as soon as it is mended. */
export function typed(field: FormField, text: string): void {
  batch(() => {
    field.value.value = text;
    field.touched.value = true;
    if (field.error.peek()) validate(field);
  });
}

function createField(name: string, rule: Rule): FormField {
  return { id: `field-${name}`, rule, value: signal(''), touched: signal(false), error: signal(undefined), input: null };
}

export function createForm<Name extends string>(rules: Readonly<Record<Name, Rule>>): Form<Name> {
  const names = Object.keys(rules) as Name[];
  const fields = {} as Record<Name, FormField>;
  for (const name of names) fields[name] = createField(name, rules[name]);
  const shown = () => names.map((name) => fields[name]).filter((field) => field.input);
  const busy = signal('');
  const failure = signal<unknown>(undefined);

  async function run(work: string, task: () => Promise<void>): Promise<void> {
    if (busy.peek()) return;
    batch(() => ((busy.value = work), (failure.value = undefined)));
    try {
      await task();
    } catch (error) {
      failure.value = error;
    } finally {
      busy.value = '';
    }
  }

  async function submit(task: (values: Record<Name, string>) => Promise<void>): Promise<void> {
    if (busy.peek()) return;
    failure.value = undefined;
    // Some browsers fill a field in without an event.
    for (const field of shown()) field.value.value = field.input!.value;
    const faulty = shown().filter((field) => !validate(field));
    if (faulty.length) return faulty[0]!.input!.focus();
    const values = {} as Record<Name, string>;
    for (const name of names) values[name] = fields[name].input ? clean(rules[name], fields[name].value.peek()) : '';
    return run('submit', () => task(values));
  }

  function recheck(): void {
    for (const field of shown()) if (field.value.peek()) validate(field);
  }

  return { fields, busy, failure, run, submit, recheck };
}
