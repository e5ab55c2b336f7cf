import { batch, signal } from '@preact/signals-react';
import { systemStatus } from '../../../contract/endpoints/platform.ts';
import { call } from '../../gateway/call.ts';
import { heal } from '../../gateway/resource.ts';
import { identity } from '../../gateway/identity.ts';
import { correctClock } from '../../runtime/clock.ts';

/** Whether the platform is open, under maintenance, or closed to the person's region (S05). */
export const platformStatus = signal<'open' | 'maintenance' | 'restricted'>('open');

/** The announced end of the maintenance, epoch ms; undefined: none was announced. */
export const reopensAt = signal<number | undefined>(undefined);

/** ms between questions while it is closed and someone looks */
const askAgain = 30_000;

/** a call was refused since the last status */
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
    if (isOpen && reopens) heal();
    // Refused all the same: late, or for a reason that the status does not know.
    else if (isOpen && refused) setTimeout(heal, askAgain);
    refused = false;
  } catch {
    // A refusal has already come in by `platformClosed`; a broken network says nothing of the platform.
  }
  asking = false;
  if (platformStatus.peek() !== 'open' && !document.hidden) timer = setTimeout(loadPlatformStatus, askAgain);
}

/** Asks now, whenever the page is shown again, and whenever a call is refused because the platform is closed. */
export function watchPlatformStatus(): void {
  identity.platformClosed = (code) => {
    refused = true;
    // Refused while asking: it may be this very question, and a platform that refuses it is closed.
    if (asking) platformStatus.value = code === 'platform.restricted' ? 'restricted' : 'maintenance';
    else void loadPlatformStatus();
  };
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    if (!document.hidden) void loadPlatformStatus();
  });
  void loadPlatformStatus();
}
