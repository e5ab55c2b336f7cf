import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';

const languagePicker = lazy(() => import('./language-picker.tsx'));

/** The small language control at the end of a screen's head. Most people read the language of the page: its code comes after that. */
export const LazyLanguagePicker = () => (
  <div className="language-place">
    <Lazy of={languagePicker} when="idle" inline />
  </div>
);
