/**
 * Runs `work` every `interval` ms until the returned function stops it. Work that throws, as on a busy database, is
 * tried again at the next turn; the first failure in a row goes to stderr under `name`.
 */
export function startTimer(name: string, interval: number, work: () => void): () => void {
  let isFailing = false;
  const timer = setInterval(() => {
    try {
      work();
      isFailing = false;
    } catch (error) {
      if (!isFailing) process.stderr.write(`${name} failed and is tried again: ${error instanceof Error ? error.message : String(error)}\n`);
      isFailing = true;
    }
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}
