import { paths } from '../../paths.ts';
import { navigate, rememberReturn } from '../../runtime/router/navigate.ts';

/** Sends a visitor to login, and after it to the address `wish`, by default back here; `replace` leaves no step to go back to. */
export function redirectToLogin(replace: boolean, wish?: string): void {
  rememberReturn(wish);
  navigate(paths.login, replace);
}
