/** The main thread's processor time so far, in ms: in scripts, and in all tasks. */
export interface Spent {
  scripts: number;
  tasks: number;
}

interface Answer {
  metrics: readonly { name: string; value: number }[];
}

/** Reads the result of `Performance.getMetrics`, enabled with the time domain `threadTicks`. */
export function spentIn({ metrics }: Answer): Spent {
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value * 1_000;
  return { scripts: of('ScriptDuration'), tasks: of('TaskDuration') };
}
