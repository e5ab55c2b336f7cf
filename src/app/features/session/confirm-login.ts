import { i18n } from '../../i18n/index.ts';
import { paths } from '../../paths.ts';
import { navigate, rememberReturn } from '../../runtime/router/navigate.ts';
import { confirm } from '../../ui/messages/messages.ts';

/** The login dialog (A §2, A §8): what was tapped needs a session. Confirmed, it leads to login and from there to `destination`. */
export async function confirmLogin(destination?: string): Promise<void> {
  if (!(await confirm({ text: i18n.t('common:error.session.missing'), confirm: i18n.t('common:login.now'), cancel: i18n.t('common:login.later') }))) return;
  rememberReturn(destination);
  navigate(paths.login);
}
