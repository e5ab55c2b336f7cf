// A chunk of its own, with the forms: comes with the first sheet that the member opens.
import { ExclusionSheet } from './exclusion-sheet.tsx';
import { LimitSheet } from './limit-sheet.tsx';
import { close, opened } from './opened.ts';

/** What the member opened over the screen. */
export default function Sheets() {
  const what = opened.value;
  if (!what) return null;
  return what === 'exclusion' ? <ExclusionSheet onClose={close} /> : <LimitSheet limit={what} onClose={close} />;
}
