import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { currentBreak } from '../../features/responsible-play/break/break.ts';
import { ErrorView, Refused } from '../../features/responsible-play/break/error-view.tsx';
import type { OverlayProps } from '../../runtime/overlays/overlays.ts';
import { Panel } from '../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import Cashier from '../deposit/cashier.tsx';
import { failed, load, loaded, methods } from '../deposit/deposit.ts';
import '../deposit/deposit.css';

/** The deposit screen's cashier in a sheet: the game goes on behind it. */
export default function DepositOverlay({ onClose }: OverlayProps) {
  const { t } = useTranslation('deposit');
  useEffect(() => void load(), []);
  const ready = loaded.value && methods.value.value !== undefined;
  if (currentBreak.value) {
    return (
      <Panel title={t('deposit:title')} onClose={onClose}>
        <Refused why="break" />
      </Panel>
    );
  }
  return (
    <Panel title={t('deposit:title')} onClose={onClose}>
      {failed.value === undefined ? ready ? <Cashier /> : <Skeleton of={['tabs', 'short', 'field', 'thirds', 'thirds', 'button']} /> : <ErrorView failure={failed.value} retry={() => void load()} />}
    </Panel>
  );
}
