// @chunk over-pages
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadKinds } from '../../../contract/downloads.ts';
import { isIOS } from '../../device/browser.ts';
import { loadNamespaces } from '../../i18n/index.ts';
import { downloadUrl } from './downloads.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { chevron } from '../../ui/icon/shapes.ts';
import { Panel } from '../../ui/dialog/panel.tsx';
import { IosInstallHelp } from './ios-help.tsx';
import './download-popup.css';

/** The app's downloads (S13, H12): Android, iOS, the iOS profile; and on iOS how to add it to the home screen. */
export function DownloadPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('install');
  const [guide, setGuide] = useState(false);
  const [ready, setReady] = useState(false);
  useEffect(() => void loadNamespaces(['install']).then(() => setReady(true), onClose), [onClose]);
  const icon = downloadUrl('AppDownloadIcon');
  if (!ready) return null;
  if (guide) return <IosInstallHelp onClose={onClose} />;
  return (
    <Panel title={t('app.title')} onClose={onClose}>
      {icon && <img className="download-icon" src={icon} alt="" width="72" height="72" />}
      <p className="quiet">{t('app.text')}</p>
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
        {isIOS(navigator.userAgent, navigator.maxTouchPoints) && (
          <li>
            <button type="button" className="row download-link" onClick={() => setGuide(true)}>
              {t('app.homeScreen')}
              <Icon shape={chevron} size={20} />
            </button>
          </li>
        )}
      </ul>
    </Panel>
  );
}
