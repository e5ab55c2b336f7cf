import type { Language } from '../../../contract/languages.ts';
import { pageData } from '../../device/page-data.ts';
import { clock } from '../../i18n/moment-text.ts';

/** `HH:mm`, of which 24:00 ends the day. */
const text = (time: string, spoken: Language): string => {
  const [hour, minute] = time.split(':');
  return clock(['', '', '', spoken === 'en' ? String(Number(hour) % 24) : hour!, minute!], spoken);
};

/** The string key of the operator's support hours, and its times: `always` for 00:00 to 24:00, else `hours`. Undefined if the merchant's file names no hours. */
export function supportHours(spoken: Language) {
  const hours = pageData.merchant.operator?.supportHours;
  if (!hours) return undefined;
  const { from, until } = hours;
  return from === '00:00' && until === '24:00' ? { key: 'always' } : { key: 'hours', from: text(from, spoken), until: text(until, spoken) };
}
