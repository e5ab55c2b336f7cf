import { i18n } from '../../i18n/index.ts';
import type { FormField } from './field.ts';

/** The sentence for a field's fault in the language spoken now, or nothing. */
export function errorText({ error, rule }: FormField): string {
  const key = error.value;
  if (!key) return '';
  if (key.includes(':')) return i18n.t(key);
  const fault = key.slice(key.lastIndexOf('.') + 1);
  return i18n.t([`form:rule.${key}`, `form:rule.any.${fault}`], { least: rule.least ?? 1, most: rule.most });
}
