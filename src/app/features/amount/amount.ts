import { useState } from 'react';
import type { ReadonlySignal } from '@preact/signals-react';
import { parseAmount } from '../../../contract/amount.ts';
import { formatIn } from '../../../contract/languages.ts';
import { formatAmount } from '../../i18n/money/money.ts';
import { language } from '../../i18n/language.ts';
import { setText, type FormField } from '../../ui/form/field.ts';

/** A typed amount in minor units; undefined if the text is no amount. Reads the language's signal, so a computed value is worked out again when the language changes. */
export const typedAmount = (text: string): number | undefined => parseAmount(text, formatIn(language.value));

/** Fills an amount (minor units) into a field. */
export const fillAmount = (field: FormField, minorUnits: number): void => setText(field, formatAmount(minorUnits, language.peek()));

/** Fills the field with the amount of an unanswered request from before this visit to the form. */
export function useHeldAmount(held: ReadonlySignal<{ amount: number } | undefined>, field: FormField): void {
  useState(() => {
    const before = held.peek();
    if (before) fillAmount(field, before.amount);
  });
}
