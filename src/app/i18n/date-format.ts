import type { Language } from '../../contract/languages.ts';
import { locales } from '../../contract/languages.ts';

/** Days of the platform are Brasília's, wherever the phone is, and so are their hours. */
export const brasilia = 'America/Sao_Paulo';

/** Says instants (epoch ms) as `options` tell, where the phone is unless they name a zone. A language's format is made once: making one costs a cheap phone milliseconds. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (at: number, spoken: Language) => string {
  const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (at, spoken) => (formats[spoken] ??= new Intl.DateTimeFormat(locales[spoken], options)).format(at);
}
