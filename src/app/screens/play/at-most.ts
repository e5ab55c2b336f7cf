/** Makes a function that runs `work` at once, then every `ms` at most, and once more for what was asked meanwhile. `stop` ends it. */
export function atMost(ms: number, work: () => void): { ask: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  function ask(): void {
    if (timer !== undefined) {
      again = true;
      return;
    }
    work();
    timer = setTimeout(() => {
      timer = undefined;
      if (!again) return;
      again = false;
      ask();
    }, ms);
  }
  return { ask, stop: () => clearTimeout(timer) };
}
