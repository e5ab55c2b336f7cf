import { useState } from 'react';
import type { ReadonlySignal } from '@preact/signals-react';
import { formatAmount } from '../../i18n/money/money.ts';
import { language } from '../../i18n/language.ts';
import { setText, type FormField } from '../../ui/form/field.ts';

/** Fills the field with the amount of an unanswered request from before this visit to the form. */
export function useHeldAmount(held: ReadonlySignal<{ amount: number } | undefined>, field: FormField): void {
  useState(() => {
    const before = held.peek();
    if (before) setText(field, formatAmount(before.amount, language.peek()));
  });
}
