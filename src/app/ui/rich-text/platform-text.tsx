import { useTranslation } from 'react-i18next';
import { part } from '../../runtime/lazy/part.ts';
import { usePart } from '../../runtime/lazy/use-part.ts';
import '../skeleton/skeleton.css';

/** What shows the platform's HTML. A chunk of its own: it carries the sanitizer. */
export const richText = part<{ html: string }>(() => import('./rich-text-chunk.tsx'));

/** HTML of the platform, sanitized by what comes with the first of it. */
export function PlatformText({ html }: { html: string }) {
  const { t } = useTranslation('shell');
  const [Text, failure, retry] = usePart(richText);
  if (Text) return <Text html={html} />;
  if (failure === undefined) {
    return (
      <div className="skeleton" aria-hidden="true">
        <span className="skeleton-line" />
        <span className="skeleton-line skeleton-short" />
      </div>
    );
  }
  return (
    <div role="status">
      <p>{t('loadFailed.text')}</p>
      <button type="button" className="text-button" onClick={retry}>
        {t('retry')}
      </button>
    </div>
  );
}
