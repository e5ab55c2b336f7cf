const listeners: (() => void)[] = [];

/** Runs `forget` whenever a break begins here: what was offered to the member before is dropped. */
export function onBreak(forget: () => void): void {
  listeners.push(forget);
}

/** Tells that the member's break has begun. */
export function beginBreak(): void {
  for (const forget of listeners) forget();
}
