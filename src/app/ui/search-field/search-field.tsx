import { useEffect, useLayoutEffect, useRef, type FormEvent } from 'react';
import { hydrated } from '../../runtime/scheduling/hydration.tsx';
import { close, Icon, search } from '../icon/icon.tsx';
import './search-field.css';

interface SearchFieldProps {
  label: string;
  clearLabel: string;
  /** the search text of the shown list */
  asked: string;
  /** called with the typed text, after a pause or on Enter, if it differs from `asked` */
  ask: (search: string) => void;
}

/** A lens for a search that found nothing, on a 72-unit grid. */
export const lens = 'M32 12a20 20 0 1 0 0 40 20 20 0 0 0 0-40ZM47 47l14 14';

/** ms without a key before the list follows the typed text; Enter searches at once (G §2) */
const pause = 400;

/** A search field; the list follows while the person types. */
export function SearchField({ label, clearLabel, asked, ask }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const ready = hydrated.value;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const askNow = () => {
    clearTimeout(timer.current);
    if (field.current!.value.trim() !== asked) ask(field.current!.value);
  };
  // Text typed before the app ran sends no event. Only from hydration on is `asked` that of the address.
  useEffect(() => {
    if (ready && field.current!.value) askNow();
  }, [ready]);
  // The address may change by other ways: the field follows, but not under the person's fingers.
  useEffect(() => {
    if (ready && document.activeElement !== field.current) field.current!.value = asked;
  }, [asked, ready]);
  // Other effects end after the next paint: the timer would find the field gone.
  useLayoutEffect(() => () => clearTimeout(timer.current), []);

  const typed = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(askNow, pause);
  };
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    // The keyboard leaves, so that what was found is seen; the focus stays on the page.
    field.current!.closest('main')?.focus({ preventScroll: true });
    askNow();
  };
  const clear = () => {
    field.current!.value = '';
    field.current!.focus();
    askNow();
  };

  return (
    <form className="card row fill search-field" role="search" onSubmit={submitted}>
      <Icon shape={search} size={20} />
      <input
        ref={field}
        className="fill search-field-input"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        defaultValue={asked}
        onInput={typed}
      />
      {asked && (
        <button type="button" className="row search-field-clear" aria-label={clearLabel} onClick={clear}>
          <Icon shape={close} size={18} />
        </button>
      )}
    </form>
  );
}
