import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { say } from '../../state/messages.ts';
import { CopyField } from '../../ui/copy-field/copy-field.tsx';
import { Icon } from '../../ui/icon/index.tsx';
import { close } from '../../ui/icon/shapes.ts';
import { Layer } from '../layer/index.tsx';

/** What is known of an opened line, in a sheet. */
export function DetailSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation('list');
  return (
    <Layer className="record-sheet" label={t('record.detail')} onClose={onClose}>
      {(leave) => (
        <>
          <button type="button" className="record-close" aria-label={t('shell:close')} onClick={leave}>
            <Icon shape={close} />
          </button>
          {children}
        </>
      )}
    </Layer>
  );
}

export type Fact = readonly [label: string, value: string | undefined];

interface DetailProps {
  title: string;
  amount: string;
  tone?: 'won' | 'trouble' | 'quiet';
  /** those without a value are left out */
  facts: readonly Fact[];
  /** what support asks for: it can be copied */
  reference: string;
  children?: ReactNode;
}

/** A line's amount, its facts, and the reference under which support finds it. */
export function Detail({ title, amount, tone, facts, reference, children }: DetailProps) {
  const { t } = useTranslation('list');
  return (
    <>
      <h2 className="record-sheet-title">{title}</h2>
      <p className={`record-sheet-amount numbers record-${tone ?? 'plain'}`}>{amount}</p>
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
        onCopy={(copied) => void say(t(copied ? 'record.copied' : 'record.selected'))}
      />
    </>
  );
}
