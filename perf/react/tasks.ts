/** Replaces src/app/runtime/scheduling/tasks.ts on React, which can defer hydration only below its own Suspense boundaries. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export const enqueueHydration = (): undefined => undefined;

export async function hydrateInTasks(hydrate: () => void): Promise<void> {
  hydrate();
  await yieldToMain();
}

/** Nothing to do: React schedules updates outside of events in separate tasks. */
export function scheduleRenders(): void {}

/** Nothing to do: React has no such hook. */
export function beforeRender(): void {}
