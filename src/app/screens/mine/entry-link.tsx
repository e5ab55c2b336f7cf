import type { ReactNode } from 'react';
import { confirmLogin } from '../../features/session/confirm-login.ts';
import { loggedIn } from '../../features/session/session.ts';

interface EntryLinkProps {
  path: string;
  className: string;
  label?: string;
  children: ReactNode;
}

/** A way on that needs a session: a link for members, and for visitors what opens the login dialog (M03). */
export function EntryLink({ path, className, label, children }: EntryLinkProps) {
  if (loggedIn.value) {
    return (
      <a className={className} href={path} aria-label={label}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" className={className} aria-label={label} onClick={() => void confirmLogin(path)}>
      {children}
    </button>
  );
}
