import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isIOS } from '../../../device/browser.ts';
import { loadNamespaces } from '../../../i18n/index.ts';
import { InstallHelp } from '../../../shell/install/help.tsx';
import { settings } from '../../../state/merchant.ts';
import { Icon } from '../../../ui/icon/index.tsx';
import { chevron } from '../../../ui/icon/shapes.ts';
import { Panel } from './panel.tsx';
import './download-popup.css';

/** What can be downloaded, in the order shown; the icon is the app's picture and no download (A §3). */
const kinds = ['Android', 'IOS', 'MOBILECONFIG'] as const;

/** The app's downloads (H12): Android, iOS, the iOS profile; and on iOS how to add it to the home screen. */
export function DownloadPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('homeMore');
  const [guide, showGuide] = useState(false);
  const [ready, setReady] = useState(false);
  useEffect(() => void loadNamespaces(['install']).then(() => setReady(true), () => {}), []);
  const resources = settings.value?.resources ?? [];
  const urlOf = (kind: string) => resources.find((resource) => resource.resourceType === kind)?.url;
  const icon = urlOf('AppDownloadIcon');
  if (guide) return <InstallHelp onClose={onClose} />;
  return (
    <Panel title={t('download.title')} onClose={onClose}>
      {icon && <img className="download-icon" src={icon} alt="" width="72" height="72" />}
      <p className="download-text">{t('download.text')}</p>
      <ul>
        {kinds.map((kind) => {
          const url = urlOf(kind);
          return (
            url && (
              <li key={kind}>
                <a className="download-link" href={url}>
                  {t(`download.${kind}`)}
                  <Icon shape={chevron} size={20} />
                </a>
              </li>
            )
          );
        })}
        {ready && isIOS(navigator.userAgent, navigator.maxTouchPoints) && (
          <li>
            <button type="button" className="download-link" onClick={() => showGuide(true)}>
              {t('download.homeScreen')}
              <Icon shape={chevron} size={20} />
            </button>
          </li>
        )}
      </ul>
    </Panel>
  );
}
