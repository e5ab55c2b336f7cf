import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog.tsx';
import { Icon } from '../icon/index.tsx';
import { close } from '../icon/shapes.ts';
import './panel.css';

interface PanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A popup in the middle of the page with a title and a close button. */
export function Panel({ title, onClose, children }: PanelProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog className="panel" label={title} onClose={onClose}>
      {(leave) => (
        <>
          <div className="row panel-head">
            <h2 className="panel-title">
              {title}
            </h2>
            <button type="button" className="icon-button quiet" aria-label={t('close')} onClick={leave}>
              <Icon shape={close} />
            </button>
          </div>
          {children}
        </>
      )}
    </Dialog>
  );
}
