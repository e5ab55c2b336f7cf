// @chunk below-fold
const two = (number: number): string => (number < 10 ? `0${number}` : String(number));

/** A time of the phone's own day in the language pack's pattern: MM, DD, HH and mm stand for their numbers. */
export function matchTimeText(time: number, pattern: string): string {
  const date = new Date(time);
  const parts: Record<string, number> = { MM: date.getMonth() + 1, DD: date.getDate(), HH: date.getHours(), mm: date.getMinutes() };
  return pattern.replace(/MM|DD|HH|mm/g, (name) => two(parts[name]!));
}
