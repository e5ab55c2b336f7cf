import { useTranslation } from 'react-i18next';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { StatusView, type StatusViewProps } from '../../ui/status-view/status-view.tsx';
import type { SupportLinkProps } from './support-link.tsx';
import './closed-view.css';

/** Support's addresses and their cipher load after the sentence that says why the platform is closed. */
const supportLink = lazy(() => import('./support-link.tsx'));

/** The link to support, which works while the platform is closed; it has its final size from the start. */
export const LazySupportLink = (props: SupportLinkProps) => (
  <div className="closed-support">
    <Lazy of={supportLink} props={props} inline />
  </div>
);

const wrench = 'M44 14a13 13 0 0 0-13 17L13 49a5 5 0 0 0 7 7l18-18a13 13 0 0 0 17-16l-8 8-7-2-2-7 8-7Z';
const globe = 'M36 12a24 24 0 1 0 0 48 24 24 0 0 0 0-48Zc-14 14-14 34 0 48 14-14 14-34 0-48M13 30h46M13 44h46';

/** Why the platform is closed, with the link to support. */
export function ClosedView({ why, action }: { why: 'maintenance' | 'restricted'; action?: StatusViewProps['action'] }) {
  const { t } = useTranslation('common');
  return (
    <StatusView picture={why === 'restricted' ? globe : wrench} title={t(`closed.${why}.title`)} text={t(`closed.${why}.text`)} action={action}>
      <LazySupportLink main={!action} />
    </StatusView>
  );
}
