import { useTranslation } from 'react-i18next';
import { escapeLinkHere, onIOS } from '../../device/browser/browser.ts';
import { CopyField } from '../../ui/copy-field/copy-field.tsx';
import { pageData } from '../../device/page-data.ts';
import type { OverlayProps } from '../../runtime/overlays/overlays.ts';
import { Panel } from '../../ui/dialog/dialog.tsx';
import './leave-app.css';

/** Ways from an in-app browser to the phone's own: a link, the app's menu, or a copied address. */
export function LeaveApp() {
  const { t } = useTranslation('common');
  const out = escapeLinkHere();
  const link = out && (
    <a className="button button-wide leave-app-link" href={out} target="_top">
      {t('leave.browser')}
    </a>
  );
  // Apps on iOS may swallow the link: show the other way below it.
  if (link && !onIOS()) return link;
  return (
    <div className="leave-app">
      {link}
      <p className="quiet leave-app-hint">{t('leave.menu')}</p>
      <CopyField id="leave-app-address" label={t('leave.address')} value={location.href} buttonLabel={t('leave.copy')} done={t('leave.copied')} selected={t('leave.selected')} />
    </div>
  );
}

/** How to open the page in a browser, where an in-app browser cannot install it. */
export default function LeaveAppPopup({ onClose }: OverlayProps) {
  const { t } = useTranslation('install');
  return (
    <Panel title={t('title', { name: pageData.merchant.name })} onClose={onClose}>
      <LeaveApp />
    </Panel>
  );
}
