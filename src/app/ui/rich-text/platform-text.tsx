import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../lazy/lazy.tsx';
import '../skeleton/skeleton.css';

/** Shows the platform's HTML; the sanitizer comes with it. */
export const richText = lazy(() => import('./rich-text.tsx'));

/** HTML of the platform, sanitized. */
export function PlatformText({ html }: { html: string }) {
  const fallback = (
    <div className="skeleton" aria-hidden="true">
      <span className="skeleton-line" />
      <span className="skeleton-line skeleton-short" />
    </div>
  );
  return <Lazy of={richText} props={{ html }} fallback={fallback} inline />;
}
