import { pageData } from '../../device/page-data.ts';

/** The string key of the operator's support hours, and its times: `always` for 00:00 to 24:00, else `hours`. Undefined if the merchant's file names no hours. */
export function supportHours() {
  const hours = pageData.merchant.operator?.supportHours;
  if (!hours) return undefined;
  const { from, until } = hours;
  return from === '00:00' && until === '24:00' ? { key: 'always' } : { key: 'hours', from, until };
}
