// @chunk entry
import { askAnew } from './gateway/call.ts';
import { GatewayFailure } from './gateway/failure.ts';
import { failureText } from './gateway/failure-text.ts';
import { loadNamespaces } from './i18n/index.ts';
import { paths } from './paths.ts';
import { navigate } from './runtime/router/navigate.ts';
import { rememberReturn } from './runtime/router/return-after-login.ts';
import { startGate } from './features/merchant/platform-status.ts';
import { refreshSettings, startMerchant } from './features/merchant/merchant.ts';
import { say, stay } from './ui/messages/messages.ts';
import { startSession } from './features/session/session.ts';

/** Takes up the session that the phone has kept, and says what happens when the platform ends it. */
export function takeUpSession(): void {
  startSession((code) => {
    rememberReturn();
    navigate(paths.login);
    const tell = () => say(failureText(new GatewayFailure('refused', { code })), stay.long, 'trouble');
    // At the start of a visit the sentences are still on their way.
    loadNamespaces(['later']).then(tell, tell);
  });
}

/** Asks the platform what this visit depends on. */
export function askPlatform(): void {
  // Before all who ask when the person comes back: what was asked for before may be answered with what was then.
  document.addEventListener('visibilitychange', askAnew);
  startMerchant();
  startGate();
  // Flags may have changed while the person was away (E07).
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void refreshSettings();
  });
}
