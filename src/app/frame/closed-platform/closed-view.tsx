import { useTranslation } from 'react-i18next';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import type { StatusViewProps } from '../../ui/status-view/status-view.tsx';
import { globe, wrench } from '../../ui/status-view/drawings.ts';
import { SupportLink } from './support-link.tsx';

interface ClosedViewProps {
  why: 'maintenance' | 'restricted';
  action?: StatusViewProps['action'];
}

/** Why the platform cannot be reached, with the way to support, which works while it is closed. */
export function ClosedView({ why, action }: ClosedViewProps) {
  const { t } = useTranslation('common');
  return (
    <StatusView picture={why === 'restricted' ? globe : wrench} title={t(`closed.${why}.title`)} text={t(`closed.${why}.text`)} action={action}>
      <SupportLink main={!action} />
    </StatusView>
  );
}
