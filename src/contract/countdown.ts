// Without signals, because the boot script of a page with countdowns uses it too.

const two = (number: number): string => (number < 10 ? `0${number}` : String(number));

/** ms as hh:mm:ss, rounded up to a second; --:--:-- without a countdown. */
export function countdownText(left: number | undefined): string {
  if (left === undefined) return '--:--:--';
  const seconds = Math.ceil(left / 1_000);
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
}

/** ms that a page may be old by the phone's clock, and that this clock may be behind the edge's */
const oldest = 20_000;
const behind = 1_000;

/** Whether the phone's clock agrees with a page whose times were taken at `at`, epoch ms of the edge's clock. */
export function clockAgrees(at: number): boolean {
  const age = Date.now() - at;
  return age > -behind && age < oldest;
}
