import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyField } from '../../ui/copy-field/copy-field.tsx';
import type { OverlayProps } from '../../runtime/overlays/overlays.ts';
import { Panel } from '../../ui/dialog/dialog.tsx';
import type { Line } from './lines.tsx';
import { Facts } from '../../ui/facts/facts.tsx';

interface DetailSheetProps extends OverlayProps {
  line: Line;
  /** below the facts */
  children?: ReactNode;
}

/** An opened line in a sheet: its amount, its facts, and the reference for support. */
export default function DetailSheet({ line, onClose, children }: DetailSheetProps) {
  const { t } = useTranslation('states');
  const { title, name = title, amount, tone, facts, reference } = line;
  return (
    <Panel className="bottom-sheet record-sheet" title={name} onClose={onClose}>
      <p className={`record-sheet-amount numbers ${tone ?? ''}`}>{amount}</p>
      <Facts className="record-facts" facts={facts()} />
      {children}
      <CopyField
        id="record-reference"
        label={t('record.reference')}
        value={reference}
        buttonLabel={t('record.copy')}
        done={t('record.copied')}
        selected={t('record.selected')}
      />
    </Panel>
  );
}
