import { useEffect, useState } from 'react';
import type { Rule } from '../../../contract/rules.ts';
import { language } from '../../i18n/language.ts';
import { createForm } from './form.ts';
import type { Form } from './form.ts';

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
