/** Stands in for src/app/runtime/scheduling/tasks.ts on real React, which hydrates what suspends only below boundaries of its own. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export const askTurn = (): undefined => undefined;

export async function hydrateInTurns(hydrate: () => void, after: () => void): Promise<void> {
  hydrate();
  await nextTask();
  after();
}

/** React draws what no person did in a task of its own by itself. */
export function drawInTasks(): void {}
