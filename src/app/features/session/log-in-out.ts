import { logout, type OpenedSession } from '../../../contract/endpoints/session.ts';
import { TRIAL } from '../../../contract/members.ts';
import { pageData } from '../../device/page-data.ts';
import { localStore, sessionStore, storageKeys } from '../../device/storage.ts';
import { i18n, loadNamespaces } from '../../i18n/index.ts';
import { paths } from '../../paths.ts';
import { navigate, rememberReturn, takeReturn } from '../../runtime/router/navigate.ts';
import { confirm, toastWhile } from '../../ui/messages/messages.ts';
import { call } from '../../gateway/call.ts';
import { endSession, session, type Session } from './session.ts';

/** Stores the session of a login. A trial's name is also kept for the tab; it starts at home, or in the wanted game, because nothing else is open to it (L04). */
export function openSession(opened: OpenedSession): void {
  const { customerType: type, ...rest } = opened;
  const kept: Session = { ...rest, type, merchantCode: type === TRIAL ? pageData.merchant.trialCode : pageData.merchant.code };
  if (type === TRIAL) {
    sessionStore.set(storageKeys.trialUser, opened.userName);
    const wish = takeReturn(true);
    if (!wish.startsWith(paths.play) && !wish.startsWith(paths.launchGame)) takeReturn();
  }
  localStore.set(storageKeys.session, JSON.stringify(kept));
  session.value = kept;
}

/** The login dialog (A §2, A §8), for what needs a session. Confirmed, it leads to login and from there to `destination`. */
export async function confirmLogin(destination?: string): Promise<void> {
  if (!(await confirm({ text: i18n.t('common:error.session.missing'), confirm: i18n.t('common:login.now'), cancel: i18n.t('common:login.later') }))) return;
  rememberReturn(destination);
  navigate(paths.login);
}

/** Ends the session on the platform and on the phone (M02), there even if the platform does not answer. */
export async function signOut(): Promise<void> {
  try {
    await call(logout, {});
  } catch {
    // The phone must forget the person anyway.
  }
  if (!endSession()) return;
  // Only here: a session that merely expired keeps the remembered login.
  localStore.set(storageKeys.autoLogin, '0');
  localStore.remove(storageKeys.rememberedLogin);
}

const words = (key: string): string => i18n.t(`common:signOut.${key}`);

/** Asks, signs out and goes to `destination`: login, or home from the settings screen (M02). */
export async function confirmSignOut(destination: string = paths.login): Promise<void> {
  await loadNamespaces(['common']);
  if (!(await confirm({ title: words('title'), text: words('text'), confirm: words('confirm'), tonal: true }))) return;
  await toastWhile(words('waiting'), signOut());
  navigate(destination, true);
}
