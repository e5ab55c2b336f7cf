// @chunk forms
import { useLayoutEffect, useRef } from 'react';
import { useSignalEffect } from '@preact/signals-react';
import type { ReadonlySignal } from '@preact/signals-react';
import './checkbox.css';

interface CheckboxProps {
  checked: ReadonlySignal<boolean>;
  onTick: (ticked: boolean) => void;
  label: string;
}

/** A box to tick; all of its line can be tapped. */
export function Checkbox({ checked, onTick, label }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  // Ticked before the script came.
  useLayoutEffect(() => {
    if (box.current!.checked) onTick(true);
  }, []);
  useSignalEffect(() => {
    box.current!.checked = checked.value;
  });
  return (
    <label className="quiet row checkbox">
      <input ref={box} type="checkbox" className="checkbox-box" onChange={(event) => onTick(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
