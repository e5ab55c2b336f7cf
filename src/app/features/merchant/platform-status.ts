import { batch, signal } from '@preact/signals-react';
import { systemStatus } from '../../../contract/endpoints/platform.ts';
import { call } from '../../gateway/call.ts';
import { recover } from '../../gateway/resource.ts';
import { identity } from '../../gateway/identity.ts';
import { correctClock } from '../../runtime/clock.ts';

/** Whether the platform is open, under maintenance, or closed to the person's region (S05). */
export const platformStatus = signal<'open' | 'maintenance' | 'restricted'>('open');

/** The announced end of the maintenance, epoch ms; undefined if none was announced. */
export const reopensAt = signal<number | undefined>(undefined);

/** ms between polls while it is closed and the page visible */
const askAgain = 30_000;

/** whether a call was refused since the last status */
let refused = false;
let asking = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Asks the platform whether it is open. Without an answer, everything stays as it is. */
export async function loadPlatformStatus(): Promise<void> {
  if (asking) return;
  asking = true;
  clearTimeout(timer);
  try {
    const status = await call(systemStatus, {});
    correctClock(status.serverTime);
    const reopens = platformStatus.peek() !== 'open';
    batch(() => {
      platformStatus.value = status.maintenance ? 'maintenance' : status.restricted ? 'restricted' : 'open';
      reopensAt.value = status.reopensAt;
    });
    const isOpen = platformStatus.peek() === 'open';
    if (isOpen && reopens) recover();
    // Open, yet a call was refused: late, or for a reason that the status does not know.
    else if (isOpen && refused) setTimeout(recover, askAgain);
    refused = false;
  } catch {
    // `platformClosed` has handled a refusal; a network failure says nothing about the platform.
  }
  asking = false;
  if (platformStatus.peek() !== 'open' && !document.hidden) timer = setTimeout(loadPlatformStatus, askAgain);
}

/** Asks now, whenever the page is shown again, and whenever a call is refused because the platform is closed. */
export function watchPlatformStatus(): void {
  identity.platformClosed = (code) => {
    refused = true;
    // The refusal may be of the status call itself, which means that the platform is closed.
    if (asking) platformStatus.value = code === 'platform.restricted' ? 'restricted' : 'maintenance';
    else void loadPlatformStatus();
  };
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    if (!document.hidden) void loadPlatformStatus();
  });
  void loadPlatformStatus();
}
