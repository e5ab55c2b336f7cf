import { useTranslation } from 'react-i18next';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import type { StatusViewProps } from '../../ui/status-view/status-view.tsx';
import { LazySupportLink } from './lazy-support-link.tsx';

const wrench = 'M44 14a13 13 0 0 0-13 17L13 49a5 5 0 0 0 7 7l18-18a13 13 0 0 0 17-16l-8 8-7-2-2-7 8-7Z';
const globe = 'M36 12a24 24 0 1 0 0 48 24 24 0 0 0 0-48Zc-14 14-14 34 0 48 14-14 14-34 0-48M13 30h46M13 44h46';

interface ClosedViewProps {
  why: 'maintenance' | 'restricted';
  action?: StatusViewProps['action'];
}

/** Why the platform cannot be reached, with the way to support, which works while it is closed. */
export function ClosedView({ why, action }: ClosedViewProps) {
  const { t } = useTranslation('common');
  return (
    <StatusView picture={why === 'restricted' ? globe : wrench} title={t(`closed.${why}.title`)} text={t(`closed.${why}.text`)} action={action}>
      <LazySupportLink main={!action} />
    </StatusView>
  );
}
