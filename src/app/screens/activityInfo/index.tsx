import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hydrated } from '../../runtime/scheduling/hydrated.ts';
import { paths } from '../../paths.ts';
import { usePageAddress } from '../../runtime/router/index.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { compass } from '../../ui/status-view/drawings.ts';
import { AsyncList } from '../../ui/async/async-list.tsx';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { reloadOnLanguage } from '../../i18n/reload-on-language.ts';
import { Details } from './details.tsx';
import { info, infos, isMissing, isRefused, show } from './info.ts';
import '../../ui/skeleton/skeleton.css';
import './activity-info.css';

/** Lazy: the view of a break adds 2.6 KB, and the platform seldom refuses to show an activity. */
const refused = lazy(() => import('../../features/responsible-play/away/unless-away.tsx').then(({ UnlessAway }) => ({ default: UnlessAway })));

/** One activity (M13): its description, its terms, and the member's application. */
export default function ActivityInfo() {
  const { t } = useTranslation('activityInfo');
  const { query } = usePageAddress();
  const id = hydrated.value ? (query.id ?? '') : '';
  useEffect(() => {
    if (!hydrated.peek()) return undefined;
    show(id);
    return reloadOnLanguage(info.load);
  }, [id, hydrated.value]);
  const known = info.value.value;
  return (
    <Screen name="activityInfo" title={known?.title ?? t('activityInfo:title')}>
      {isMissing.value ? (
        <StatusView picture={compass} title={t('missing.title')} text={t('missing.text')} action={{ label: t('missing.action'), href: paths.activity }} />
      ) : (
        <Known />
      )}
    </Screen>
  );
}

function Known() {
  const list = (
    <AsyncList list={{ ...info, value: infos }} waiting={<Waiting />} empty={null}>
      {([found]) => <Details activity={found!} />}
    </AsyncList>
  );
  return isRefused.value ? <Lazy of={refused} props={{ failure: info.failure.value, children: list }} fallback={<Waiting />} /> : list;
}

function Waiting() {
  return (
    <div className="page-column skeleton" aria-hidden="true">
      <div className="activity-info-picture skeleton-block" />
      <span className="activity-info-title skeleton-line" />
      <span className="skeleton-line" />
      <span className="skeleton-line skeleton-short" />
    </div>
  );
}
