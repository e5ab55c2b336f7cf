/** Stands in for src/app/runtime/scheduling/tasks.ts on real React, which hydrates what suspends only below boundaries of its own. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export const enqueueHydration = (): undefined => undefined;

export async function hydrateInTasks(hydrate: () => void, after: () => void): Promise<void> {
  hydrate();
  await yieldToMain();
  after();
}

/** React renders updates that no person caused in tasks of their own. */
export function scheduleRenders(): void {}
