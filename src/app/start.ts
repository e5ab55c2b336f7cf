import { effect } from '@preact/signals-react';
import { ofMember, ofVisitor } from '../contract/page.ts';
import { abortReads, invalidateInFlight } from './gateway/call.ts';
import { failureText, GatewayFailure } from './gateway/failure.ts';
import { loadNamespaces } from './i18n/index.ts';
import { paths } from './paths.ts';
import { navigate, rememberReturn } from './runtime/router/navigate.ts';
import { refreshSettings } from './features/merchant/merchant.ts';
import { watchPlatformStatus } from './features/merchant/platform-status.ts';
import { followBreak } from './features/responsible-play/break/break.ts';
import { toast, durations } from './ui/messages/messages.ts';
import { loggedIn, session, startSession } from './features/session/session.ts';

/** Resumes the session stored on the phone; when the platform ends it, the person is told and sent to login. */
export function resumeSession(): void {
  let hide = () => {};
  // A person who has logged in again need not read the message.
  session.subscribe((opened) => void (opened && hide()));
  startSession((code) => {
    rememberReturn();
    navigate(paths.login);
    const tell = () => (hide = toast(failureText(new GatewayFailure('refused', { code })), durations.long, 'trouble'));
    // At the start of a visit the strings of failures may still be loading.
    loadNamespaces(['common']).then(tell, tell);
  });
  followBreak();
  // The header re-renders a moment later: until then these classes hide what is for the other kind of person.
  effect(() => {
    const { classList } = document.documentElement;
    classList.toggle(ofMember, loggedIn.value);
    classList.toggle(ofVisitor, !loggedIn.value);
  });
}

/** Loads the settings and the status of the platform. */
export function startPlatform(): void {
  // Register first: GETs in flight since before the tab was hidden may be stale.
  document.addEventListener('visibilitychange', invalidateInFlight);
  addEventListener('pagehide', abortReads);
  void refreshSettings();
  watchPlatformStatus();
  // Flags may have changed while the person was away (E07).
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void refreshSettings();
  });
}
