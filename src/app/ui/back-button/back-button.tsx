import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { back, backTo } from '../../runtime/router/history.ts';
import { back as backShape, Icon } from '../icon/icon.tsx';
import type { RouteMeta } from '../../routes.ts';
import './back-button.css';

/** The back arrow (S08): to home, or one step back. Screens without a header place it themselves. */
export function BackButton({ target }: { target: RouteMeta['back'] }) {
  const { t } = useTranslation('shell');
  return (
    <button type="button" className="back-button" aria-label={t('back')} onClick={() => (target === 'home' ? backTo : back)(paths.home)}>
      <Icon shape={backShape} />
    </button>
  );
}
