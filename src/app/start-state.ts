import { i18n } from './i18n/index.ts';
import { paths } from './paths.ts';
import { navigate } from './router/navigate.ts';
import { rememberReturn } from './router/return.ts';
import { startGate } from './state/gate.ts';
import { startMember } from './state/member.ts';
import { refreshSettings, startMerchant } from './state/merchant.ts';
import { say, stay } from './state/messages.ts';
import { startSession } from './state/session.ts';
import { startWallet } from './state/wallet.ts';

/** Takes up what the phone has kept, and says what happens when the platform ends a session. */
export function startState(): void {
  startMerchant();
  startWallet();
  startMember();
  startSession((code) => {
    say(i18n.t(`shell:error.${code}`), stay.long, 'trouble');
    rememberReturn();
    navigate(paths.login);
  });
  startGate();
  // Flags may have changed while the person was away (E07).
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void refreshSettings();
  });
}
