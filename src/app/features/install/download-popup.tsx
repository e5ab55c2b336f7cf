import { useTranslation } from 'react-i18next';
import { downloadKinds } from '../../../contract/downloads.ts';
import { missingHere, onIOS } from '../../device/browser/browser.ts';
import { downloadUrl, iosHelp } from './install.ts';
import { chevron, Icon } from '../../ui/icon/icon.tsx';
import { Panel } from '../../ui/dialog/dialog.tsx';
import { openOverlay, type OverlayProps } from '../../runtime/overlays/overlays.ts';
import { LeaveApp } from '../leave-app/leave-app.tsx';
import './download-popup.css';

/** The app's downloads (S13, H12): Android, iOS, the iOS profile; and on iOS how to add it to the home screen. */
export default function DownloadPopup({ onClose }: OverlayProps) {
  const { t } = useTranslation('install');
  const icon = downloadUrl('AppDownloadIcon');
  return (
    <Panel title={t('app.title')} onClose={onClose}>
      {icon && <img className="download-icon" src={icon} alt="" width="72" height="72" />}
      <p className="quiet">{t('app.text')}</p>
      {missingHere('install') && <LeaveApp />}
      <ul>
        {downloadKinds.map((kind) => {
          const url = downloadUrl(kind);
          return (
            url && (
              <li key={kind}>
                <a className="row download-link" href={url} target="_top">
                  {t(`app.${kind}`)}
                  <Icon shape={chevron} size={20} />
                </a>
              </li>
            )
          );
        })}
        {onIOS() && (
          <li>
            <button
              type="button"
              className="row download-link"
              onClick={() => {
                onClose();
                openOverlay(iosHelp);
              }}
            >
              {t('app.homeScreen')}
              <Icon shape={chevron} size={20} />
            </button>
          </li>
        )}
      </ul>
    </Panel>
  );
}
