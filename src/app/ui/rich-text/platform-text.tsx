import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../lazy/lazy.tsx';
import '../skeleton/skeleton.css';

/** The code that shows the platform's HTML, with the sanitizer (10 KB). */
export const richText = lazy(() => import('./rich-text.tsx'));

/** HTML of the platform, sanitized; a placeholder while the sanitizer loads. */
export function PlatformText({ html }: { html: string }) {
  const fallback = (
    <div className="skeleton" aria-hidden="true">
      <span className="skeleton-line" />
      <span className="skeleton-line skeleton-short" />
    </div>
  );
  return <Lazy of={richText} props={{ html }} fallback={fallback} inline />;
}
