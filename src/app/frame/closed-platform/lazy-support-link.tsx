import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import type { SupportLinkProps } from './support-link.tsx';
import './support-link.css';

/** The addresses of support and their cipher load after the sentence that tells why the platform is closed. */
const supportLink = lazy(() => import('./support-link.tsx'));

/** The way to support outside the platform, which works while that is closed, in its final size from the start. */
export const LazySupportLink = (props: SupportLinkProps) => (
  <div className="closed-support">
    <Lazy of={supportLink} props={props} inline />
  </div>
);
