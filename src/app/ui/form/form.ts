import { useEffect, useState } from 'react';
import { batch, signal, type Signal } from '@preact/signals-react';
import type { Rule } from '../../../contract/rules.ts';
import { goFirst } from '../../runtime/scheduling/schedule.ts';
import { language } from '../../i18n/language.ts';
import { cleanedText, createField, focusField, takeUp, validate, type FormField } from './field.ts';

/** A form: its fields by name, and the work that they start, one at a time. */
export interface Form<Name extends string> {
  readonly fields: Readonly<Record<Name, FormField>>;
  /** name of the work in progress, or empty; `submit` is the form's own */
  readonly busy: Signal<string>;
  /** why the last work failed; undefined: it did not */
  readonly failure: Signal<unknown>;
  /** Runs `task` unless other work is in progress. Never rejects: a failure is in `failure`. */
  run(work: string, task: () => Promise<void>): Promise<void>;
  /**
   * Checks every field; the first on the screen with a fault takes the focus, else `task` runs with the cleaned
   * texts, empty for a field that is not on the screen. The typed texts stay, whether it succeeds or not. Never rejects.
   */
  submit(task: (values: Record<Name, string>) => Promise<void>): Promise<void>;
  /** Checks again the fields that hold something (L12). */
  recheck(): void;
}

const inOrder = (one: FormField, other: FormField): number =>
  one.input!.compareDocumentPosition(other.input!) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** A form with a field for each rule, by the same name. */
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
    const answered = goFirst();
    try {
      await task();
    } catch (error) {
      failure.value = error;
    } finally {
      busy.value = '';
      answered();
    }
  }

  async function submit(task: (values: Record<Name, string>) => Promise<void>): Promise<void> {
    if (busy.peek()) return;
    failure.value = undefined;
    const faulty = shown().filter((field) => !takeUp(field)).sort(inOrder);
    if (faulty.length) return focusField(faulty[0]!);
    const values = {} as Record<Name, string>;
    for (const name of names) values[name] = fields[name].input ? cleanedText(fields[name]) : '';
    return run('submit', () => task(values));
  }

  function recheck(): void {
    for (const field of shown()) if (field.value.peek()) validate(field);
  }

  return { fields, busy, failure, run, submit, recheck };
}

/** ms (A §9) */
const languageDebounce = 200;

/** A form of one screen: a rule for each field, by the field's name. */
export function useForm<Name extends string>(rules: Readonly<Record<Name, Rule>>): Form<Name> {
  const [form] = useState(() => createForm(rules));
  useRecheck(form);
  return form;
}

/** Checks the filled fields of a form again once the language has changed (L12). */
export function useRecheck({ recheck }: Pick<Form<string>, 'recheck'>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const spoken = language.peek();
    const stop = language.subscribe((now) => {
      // A subscription is told the present value first, which is no change.
      if (!timer && now === spoken) return;
      clearTimeout(timer);
      timer = setTimeout(recheck, languageDebounce);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [recheck]);
}
