import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { currentBreak } from '../../features/responsible-play/break/break.ts';
import { ErrorView, Refused } from '../../features/responsible-play/break/error-view.tsx';
import type { OverlayProps } from '../../runtime/overlays/overlays.ts';
import { Panel } from '../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import Cashier from '../deposit/cashier.tsx';
import { loadFailure, load, ready } from '../deposit/deposit.ts';
import '../deposit/deposit.css';

/** The deposit screen's cashier in a sheet: the game goes on behind it. */
export default function DepositOverlay({ onClose }: OverlayProps) {
  const { t } = useTranslation('deposit');
  useEffect(() => void load(), []);
  return (
    <Panel title={t('title')} onClose={onClose}>
      <Content />
    </Panel>
  );
}

function Content() {
  if (currentBreak.value) return <Refused why="break" />;
  if (loadFailure.value !== undefined) return <ErrorView failure={loadFailure.value} retry={() => void load()} />;
  return ready.value ? <Cashier /> : <Skeleton of={['tabs', 'short', 'field', 'thirds', 'thirds', 'button']} />;
}
