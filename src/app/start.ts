// @chunk entry
import { invalidateInFlight } from './gateway/call.ts';
import { GatewayFailure } from './gateway/failure.ts';
import { failureText } from './gateway/failure-text.ts';
import { loadNamespaces } from './i18n/index.ts';
import { paths } from './paths.ts';
import { navigate } from './runtime/router/navigate.ts';
import { rememberReturn } from './runtime/router/return-after-login.ts';
import { watchPlatformStatus } from './features/merchant/platform-status.ts';
import { refreshSettings, startMerchant } from './features/merchant/merchant.ts';
import { toast, durations } from './ui/messages/messages.ts';
import { startSession } from './features/session/session.ts';

/** Takes up the session that the phone has kept, and says what happens when the platform ends it. */
export function resumeSession(): void {
  startSession((code) => {
    rememberReturn();
    navigate(paths.login);
    const tell = () => toast(failureText(new GatewayFailure('refused', { code })), durations.long, 'trouble');
    // At the start of a visit the sentences are still on their way.
    loadNamespaces(['common']).then(tell, tell);
  });
}

/** Asks the platform what this visit depends on. */
export function startPlatform(): void {
  // Before all who ask when the person comes back: what was asked for before may be answered with what was then.
  document.addEventListener('visibilitychange', invalidateInFlight);
  startMerchant();
  watchPlatformStatus();
  // Flags may have changed while the person was away (E07).
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void refreshSettings();
  });
}
