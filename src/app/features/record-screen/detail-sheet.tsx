import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/messages/messages.ts';
import { CopyField } from '../../ui/copy-field/copy-field.tsx';
import { close, Icon } from '../../ui/icon/icon.tsx';
import type { OverlayProps } from '../../runtime/overlays/overlays.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';

/** A label and its value; a fact whose value is undefined is not shown. */
export type Fact = readonly [label: string, value: string | undefined];

/** The facts of an opened line. */
export interface Detail {
  title: string;
  amount: string;
  tone?: 'won' | 'trouble' | 'quiet';
  /** facts without a value are left out */
  facts: readonly Fact[];
  /** the reference that support asks for; it can be copied */
  reference: string;
}

interface DetailSheetProps extends OverlayProps {
  detail: Detail;
  /** under the facts */
  children?: ReactNode;
}

/** An opened line in a sheet: its amount, its facts, and the reference under which support finds it. */
export default function DetailSheet({ detail, onClose, children }: DetailSheetProps) {
  const { t } = useTranslation('states');
  const { title, amount, tone, facts, reference } = detail;
  return (
    <Dialog className="bottom-sheet record-sheet" label={t('record.detail')} onClose={onClose}>
      {(leave) => (
        <>
          <button type="button" className="icon-button quiet record-close" aria-label={t('shell:close')} onClick={leave}>
            <Icon shape={close} />
          </button>
          <h2 className="record-sheet-title">{title}</h2>
          <p className={`record-sheet-amount numbers ${tone ?? ''}`}>{amount}</p>
          <dl className="record-facts">
            {facts.map(([label, value]) => value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {children}
          <CopyField
            id="record-reference"
            label={t('record.reference')}
            value={reference}
            buttonLabel={t('record.copy')}
            done={t('record.copied')}
            onSelect={() => void toast(t('record.selected'))}
          />
        </>
      )}
    </Dialog>
  );
}
