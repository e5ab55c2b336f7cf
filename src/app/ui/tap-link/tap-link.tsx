import type { MouseEvent, ReactNode } from 'react';

interface TapLinkProps {
  className: string;
  href: string;
  /** what a plain tap does */
  open: () => void;
  /** accessible name, where the content has none */
  label?: string;
  children?: ReactNode;
}

/** A link whose plain tap runs `open` instead. Before the app runs, and in a new tab, it leads to its address. */
export function TapLink({ className, href, open, label, children }: TapLinkProps) {
  const tap = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The router follows every link that it sees tapped.
    event.stopPropagation();
    open();
  };
  return (
    <a className={className} href={href} aria-label={label} onClick={tap}>
      {children}
    </a>
  );
}
