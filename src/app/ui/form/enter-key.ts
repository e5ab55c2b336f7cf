import { focusInput } from './field.ts';

/** What a person fills in with the keyboard or picks from the phone's own wheel; boxes to tick and pictures do not count. */
const kinds = 'input:not([type=checkbox]):not([type=radio]):not([type=file]):not([type=hidden]), select, textarea';

const fieldsOf = (form: HTMLFormElement): readonly HTMLInputElement[] =>
  Array.from(form.querySelectorAll<HTMLInputElement>(kinds)).filter(({ readOnly }) => !readOnly);

/** What Enter does in the last field of a form: `go` where it opens the way in, `send` elsewhere. */
export type LastKey = 'go' | 'send';

/** Names the Enter key of each field after what it does: `next`, and at the last one `last`. In a field for sentences it breaks the line. */
export function nameEnterKeys(form: HTMLFormElement, last: LastKey): void {
  const fields = fieldsOf(form);
  for (const field of fields) {
    if (field.localName !== 'input') continue;
    const hint = field === fields[fields.length - 1] ? last : 'next';
    // As an attribute: engines without the property take it as well.
    if (field.getAttribute('enterkeyhint') !== hint) field.setAttribute('enterkeyhint', hint);
  }
}

/** Enter takes the focus to the next field; in the last one the browser sends the form. Gives what ends it. */
export function followEnter(form: HTMLFormElement, last: LastKey): () => void {
  const pressed = (event: KeyboardEvent) => {
    const field = event.target as HTMLInputElement;
    // Enter that ends a composition writes its word.
    if (event.key !== 'Enter' || event.isComposing || field.localName !== 'input') return;
    const fields = fieldsOf(form);
    const at = fields.indexOf(field);
    if (at < 0 || at === fields.length - 1) return;
    event.preventDefault();
    focusInput(fields[at + 1]!);
  };
  // Fields that came since the last render, such as those of a part of the form.
  const entered = () => nameEnterKeys(form, last);
  form.addEventListener('keydown', pressed);
  form.addEventListener('focusin', entered);
  return () => {
    form.removeEventListener('keydown', pressed);
    form.removeEventListener('focusin', entered);
  };
}
