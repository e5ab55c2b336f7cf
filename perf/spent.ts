/** ms of the main thread's processor time so far: in scripts, and in all its tasks. */
export interface Spent {
  scripts: number;
  tasks: number;
}

interface Answer {
  metrics: readonly { name: string; value: number }[];
}

/** Reads it from what `Performance.getMetrics` answered, on a page on which it was enabled with `threadTicks`. */
export function spentIn({ metrics }: Answer): Spent {
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value * 1_000;
  return { scripts: of('ScriptDuration'), tasks: of('TaskDuration') };
}
