// @chunk play
import { paths } from '../../paths.ts';
import { navigate } from '../../runtime/router/navigate.ts';
import { rememberReturn } from '../../runtime/router/return-after-login.ts';

/** Sends a visitor to login, and back here after it; `replace` leaves no step to go back to. */
export function redirectToLogin(replace: boolean): void {
  rememberReturn();
  navigate(paths.login, replace);
}
