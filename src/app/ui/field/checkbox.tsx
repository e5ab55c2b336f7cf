import { useLayoutEffect, useRef } from 'react';
import type { ReadonlySignal } from '@preact/signals-react';
import './checkbox.css';

/** A checkbox with its label; the whole line can be tapped. */
export function Checkbox({ checked, onTick, label }: { checked: ReadonlySignal<boolean>; onTick: (ticked: boolean) => void; label: string }) {
  const box = useRef<HTMLInputElement>(null);
  // It may have been ticked before the app ran.
  useLayoutEffect(() => {
    if (box.current!.checked) onTick(true);
  }, []);
  return (
    <label className="quiet row checkbox">
      {/* Rendered, not an effect, which comes a frame later: a tick on the new label in that frame was lost. */}
      <input ref={box} type="checkbox" className="checkbox-box" checked={checked.value} onChange={(event) => onTick(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
