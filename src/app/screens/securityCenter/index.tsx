import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageAddress } from '../../runtime/router/index.ts';
import { ErrorView } from '../../features/responsible-play/away/error-view.tsx';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { Overview } from './overview.tsx';
import { items, overview } from './security.ts';
import './security-center.css';

const itemForm = lazy(() => import('./item.tsx'));

/** Security centre (M09): passwords, questions, and the accounts and keys that withdrawals go to. */
export default function SecurityCenter() {
  const { t } = useTranslation('securityCenter');
  const { query } = usePageAddress();
  useEffect(() => void overview.load(), []);
  const known = overview.value.value;
  const failure = overview.failure.value;
  const asked = items.some((item) => item === query.item);
  return (
    <Screen name="securityCenter" title={t('securityCenter:title')}>
      <div className="page-column security">
        {/* The largest text of the page, so that its largest paint waits for no answer. */}
        {!asked && <p className="hint security-about">{t('about')}</p>}
        {!known && failure !== undefined && <ErrorView failure={failure} retry={() => void overview.load()} />}
        {!known && failure === undefined && <Skeleton />}
        {known && !asked && <Overview known={known} />}
        {known && asked && <Lazy of={itemForm} fallback={<Skeleton />} />}
      </div>
    </Screen>
  );
}
