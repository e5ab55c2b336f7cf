import { useTranslation } from 'react-i18next';
import { headIcons } from '../../../contract/head-icons.ts';
import { Panel } from '../../ui/dialog/dialog.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { OverlayProps } from '../../runtime/overlays/overlays.ts';
import { chooseIcon, headIconShapes, headIconValue } from './head-icon.tsx';
import './icons.css';

/** The head icons to choose from, in a sheet. */
export default function HeadIconPicker({ onClose }: OverlayProps) {
  const { t } = useTranslation('mine');
  return (
    <Panel className="bottom-sheet head-icons" title={t('icons.title')} onClose={onClose}>
      {(leave) => (
        <ul className="head-icons-list">
          {headIcons.map((name) => (
            <li key={name}>
              <button
                type="button"
                className="row head-icons-icon"
                aria-label={t(`icons.${name}`)}
                aria-pressed={name === headIconValue.value}
                onClick={() => {
                  void chooseIcon(name);
                  leave();
                }}
              >
                <Icon shape={headIconShapes[name]} size={30} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
