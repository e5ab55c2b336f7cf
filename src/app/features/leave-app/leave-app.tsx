import { useTranslation } from 'react-i18next';
import { escapeLinkHere, isIOS } from '../../device/browser/browser.ts';
import { durations, toast } from '../../ui/messages/messages.ts';
import { CopyField } from '../../ui/copy-field/copy-field.tsx';
import { pageData } from '../../device/page-data.ts';
import type { OverlayProps } from '../../runtime/overlays/overlays.ts';
import { Panel } from '../../ui/dialog/dialog.tsx';
import './leave-app.css';

/** From the browser of an app to the phone's own: by a link, by the app's own menu, or with the page's address copied. */
export function LeaveApp() {
  const { t } = useTranslation('common');
  const out = escapeLinkHere();
  const link = out && (
    <a className="button button-wide leave-app-link" href={out} target="_top">
      {t('leave.browser')}
    </a>
  );
  // Apps on iOS may swallow the link: the other way stands below it.
  if (link && !isIOS(navigator.userAgent, navigator.maxTouchPoints)) return link;
  return (
    <div className="leave-app">
      {link}
      <p className="quiet leave-app-hint">{t('leave.menu')}</p>
      <CopyField id="leave-app-address" label={t('leave.address')} value={location.href} buttonLabel={t('leave.copy')} done={t('leave.copied')} onSelect={() => void toast(t('leave.selected'), durations.long)} />
    </div>
  );
}

/** How to open the page in a browser, where the app that it stands in cannot install it. */
export default function LeaveAppPopup({ onClose }: OverlayProps) {
  const { t } = useTranslation('install');
  return (
    <Panel title={t('title', { name: pageData.merchant.name })} onClose={onClose}>
      <LeaveApp />
    </Panel>
  );
}
