// A module of its own: every screen loads the whole view, few need this.
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { again, failureSide, FailureView, failuresChanged, useFailureChange, useTold, type FailureViewProps } from '../status-view/failure-view.tsx';

/** Failures of a kind in the same layer as an element: its dialog, or the page without its dialogs. */
function failuresBeside(element: Element, kind: 'whole' | 'line'): Element[] {
  const layerOf = (other: Element) => other.closest('.overlay-panel');
  return Array.from(document.querySelectorAll(`[data-failed=${kind}]`)).filter((other) => layerOf(other) === layerOf(element));
}

/** A failure in one line, where several parts of a screen may fail, each by itself: the first has the retry for all, unless a whole view does. */
export function FailureLine({ failure, retry, className = '' }: FailureViewProps & { className?: string }) {
  const { t } = useTranslation('states');
  const role = useTold(failure);
  const ref = useRef<HTMLDivElement>(null);
  useFailureChange();
  // Each change renders this again; before its first it is not on the page.
  const line = failuresChanged.value ? ref.current : null;
  const hasRetry = line !== null && !failuresBeside(line, 'whole').length && failuresBeside(line, 'line')[0] === line;
  return (
    <div ref={ref} className={`quiet ${className}`} data-failed="line">
      <p role={role}>{t(`failed.${failureSide(failure)}.title`)}</p>
      {hasRetry && (
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
