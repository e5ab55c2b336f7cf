// Not with the whole view, which every screen has.
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { signal } from '@preact/signals-react';
import { again, failureSide, FailureView, useTold, wholeViews, type FailureViewProps } from '../status-view/failure-view.tsx';

/** Those on the page, in its order. */
const lines = signal<readonly Element[]>([]);

const inOrder = (one: Element, other: Element): number => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);

/** A failure in one line, where several parts of a screen may fail, each by itself: the first has the retry for all, unless a whole view does. */
export function FailureLine({ failure, retry, className = '' }: FailureViewProps & { className?: string }) {
  const { t } = useTranslation('states');
  const role = useTold(failure);
  const line = useRef<HTMLDivElement>(null);
  const isFirst = !wholeViews.value && (lines.value[0] ?? line.current) === line.current;
  useLayoutEffect(() => {
    const own = line.current!;
    lines.value = lines.peek().concat(own).sort(inOrder);
    return () => {
      lines.value = lines.peek().filter((other) => other !== own);
    };
  }, []);
  return (
    <div ref={line} className={`quiet ${className}`}>
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
