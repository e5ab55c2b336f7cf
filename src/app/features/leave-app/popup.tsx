import { useTranslation } from 'react-i18next';
import { pageData } from '../../device/page-data.ts';
import type { OverlayProps } from '../../runtime/overlays/overlays.ts';
import { Panel } from '../../ui/dialog/dialog.tsx';
import { LeaveApp } from './index.tsx';

/** How to open the page in a browser, where the app that it stands in cannot install it. */
export default function LeaveAppPopup({ onClose }: OverlayProps) {
  const { t } = useTranslation('install');
  return (
    <Panel title={t('title', { name: pageData.merchant.name })} onClose={onClose}>
      <LeaveApp />
    </Panel>
  );
}
