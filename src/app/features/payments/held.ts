import type { ReadonlySignal } from '@preact/signals-react';
import { failureText, GatewayFailure, isRefused } from '../../gateway/failure.ts';

/** The sentence for a failed try: `open` says that its fate is open, unless the platform has refused or the phone says that it is offline. */
export function openText(failure: unknown, unknown: ReadonlySignal<boolean>, open: string): string {
  if (!unknown.peek()) return failureText(failure);
  return isRefused(failure) || isOffline(failure) ? `${failureText(failure)} ${open}` : open;
}

export const isOffline = (failure: unknown): boolean => failure instanceof GatewayFailure && failure.kind === 'offline';
