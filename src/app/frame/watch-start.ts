import { reached } from '../runtime/scheduling/schedule.ts';

/** ms between two checks whether the start is over, and the most checks: a silent platform delays idle parts by five seconds */
const checkMs = 500;
const mostChecks = 10;

/** Tells once the page's start is over. */
export function watchStart(isStarting: () => boolean): void {
  let left = mostChecks;
  const check = () => {
    if (left-- && isStarting()) setTimeout(check, checkMs);
    else reached.started.value = true;
  };
  setTimeout(check, checkMs);
}
