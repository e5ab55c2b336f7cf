// Not with the whole view, which every screen has.
import { useTranslation } from 'react-i18next';
import { again, failureSide, FailureView, useFirst, useTold, type FailureViewProps } from '../status-view/failure-view.tsx';

/** A failure in one line with its retry, where several parts of a screen may fail, each by itself. */
export function FailureLine({ failure, retry, className = '' }: FailureViewProps & { className?: string }) {
  const { t } = useTranslation('states');
  const role = useTold(failure);
  const isFirst = useFirst(false);
  return (
    <div className={`quiet ${className}`}>
      <p role={role}>{t(`failed.${failureSide(failure)}.title`)}</p>
      {isFirst && (
        <button type="button" className="text-button" onClick={again(retry)}>
          {t('shell:retry')}
        </button>
      )}
    </div>
  );
}

/** A failure in a part of a page whose other parts stand: with `whole` there is room for the whole view. */
export default function PartFailure({ failure, retry, whole }: FailureViewProps & { whole: unknown }) {
  return whole ? <FailureView failure={failure} retry={retry} /> : <FailureLine className="empty" failure={failure} retry={retry} />;
}
