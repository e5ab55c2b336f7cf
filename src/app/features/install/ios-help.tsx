import { useTranslation } from 'react-i18next';
import { downloadOf } from '../../../contract/downloads.ts';
import { isSafari } from '../../device/browser/browser.ts';
import { addSquare, Icon } from '../../ui/icon/icon.tsx';
import type { OverlayProps } from '../../runtime/overlays/overlays.ts';
import { Panel } from '../../ui/dialog/dialog.tsx';
import { settings } from '../merchant/merchant.ts';
import './ios-help.css';

/** Outlines on a 24-unit grid, drawn after Lucide (ISC licence). */
const dots = 'M12 12v.01M19 12v.01M5 12v.01';
const shareUp = 'M12 2v13M16 6l-4-4-4 4M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8';

/** The two steps by which iOS adds a site to the home screen (S12); closed by the mask or the icon. */
export default function IosInstallHelp({ onClose }: OverlayProps) {
  const { t } = useTranslation('install');
  const profile = downloadOf(settings.value, 'MOBILECONFIG');
  return (
    <Panel title={t('help.title')} onClose={onClose}>
      {!isSafari(navigator.userAgent) && <p className="quiet install-help-safari">{t('help.safari')}</p>}
      <ol className="install-help-steps">
        <li>
          <span className="row install-help-picture">
            <Icon shape={dots} />
            <Icon shape={shareUp} />
          </span>
          {t('help.more')}
        </li>
        <li>
          <span className="row install-help-picture">
            <Icon shape={addSquare} />
          </span>
          {t('help.add')}
        </li>
      </ol>
      {profile && (
        <a className="button install-help-profile" href={profile} target="_top">
          {t('help.profile')}
        </a>
      )}
    </Panel>
  );
}
