import { i18n, loadNamespaces } from '../../i18n/index.ts';
import { paths } from '../../paths.ts';
import { navigate } from '../../runtime/router/navigate.ts';
import { confirm, toastWhile } from '../../ui/messages/messages.ts';
import { signOut } from './sign-out.ts';

const words = (key: string): string => i18n.t(`common:signOut.${key}`);

/** Asks, signs out and goes to `destination`: login, or home from the settings screen (M02). */
export async function confirmSignOut(destination: string = paths.login): Promise<void> {
  await loadNamespaces(['common']);
  if (!(await confirm({ title: words('title'), text: words('text'), confirm: words('confirm'), cancel: i18n.t('shell:cancel'), tonal: true }))) return;
  await toastWhile(words('waiting'), signOut());
  navigate(destination, true);
}
