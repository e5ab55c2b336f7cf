import { useTranslation } from 'react-i18next';
import './skeleton.css';
import './skeleton-view.css';

/** The places of a short thing and a tall one, while they are on their way. A screen says how high, where its own are higher. */
export function Skeleton() {
  const { t } = useTranslation('shell');
  return (
    <div className="skeleton" aria-busy="true">
      <p className="unseen" role="status">
        {t('loading')}
      </p>
      <div className="skeleton-block place" />
      <div className="skeleton-block place place-large" />
    </div>
  );
}
