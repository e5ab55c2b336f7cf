import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { close, Icon } from '../../ui/icon/icon.tsx';

interface SheetProps {
  title: string;
  onClose: () => void;
  children: (leave: () => void) => ReactNode;
}

/** A bottom sheet with a title and a close button. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog className="bottom-sheet sheet" label={title} onClose={onClose}>
      {(leave) => (
        <>
          <div className="row sheet-head">
            <h2>{title}</h2>
            <button type="button" className="icon-button quiet" aria-label={t('close')} onClick={leave}>
              <Icon shape={close} />
            </button>
          </div>
          {children(leave)}
        </>
      )}
    </Dialog>
  );
}
