import type { MouseEvent, ReactNode } from 'react';
import { confirmLogin } from '../../features/session/confirm-login.ts';
import { loggedIn } from '../../features/session/session.ts';

interface EntryLinkProps {
  path: string;
  className: string;
  label?: string;
  children: ReactNode;
}

/**
 * A way on that needs a session: for visitors it opens the login dialog (M03). The same link for both: a tap before the
 * app is there is kept (src/boot/early-tap.ts), and judged once the session is known.
 */
export function EntryLink({ path, className, label, children }: EntryLinkProps) {
  const ask = (tap: MouseEvent) => {
    if (loggedIn.peek()) return;
    tap.preventDefault();
    // The router follows each link.
    tap.stopPropagation();
    void confirmLogin(path);
  };
  return (
    <a className={className} href={path} aria-label={label} data-kept="" onClick={ask}>
      {children}
    </a>
  );
}
