// @chunk above-fold
import { useEffect, useMemo, useRef, useState } from 'react';
import { computed } from '@preact/signals-react';
import type { ReadonlySignal } from '@preact/signals-react';
import './digits.css';

const rolled = '0\n1\n2\n3\n4\n5\n6\n7\n8\n9';

const shapeOf = (text: string) => text.replace(/\d/g, '0');

interface DigitsProps {
  value: ReadonlySignal<number>;
  /** Text of a value; its digits roll and the rest stands. Keep it the same function while the language is the same. */
  format: (value: number) => string;
}

/** A number whose digits roll. Renders when a digit is added, never when one changes. */
export function Digits({ value, format }: DigitsProps) {
  const row = useRef<HTMLSpanElement>(null);
  const text = useMemo(() => computed(() => format(value.value)), [value, format]);
  const [, setShape] = useState(() => shapeOf(text.peek()));

  useEffect(() => text.subscribe((next) => {
    // A tick may fall between the row's leaving and the end of this.
    if (!row.current) return;
    setShape(shapeOf(next));
    const digits = next.replace(/\D/g, '');
    const columns = row.current.querySelectorAll('.digits-column');
    // Matched from the right: until the render that adds it, a new digit on the left has no column.
    const added = digits.length - columns.length;
    columns.forEach((column, at) => column.setAttribute('class', `digits-column digits-${digits[at + added] ?? 0}`));
  }), [text]);

  const characters = text.peek().split('');
  return (
    <span className="digits numbers">
      <span className="unseen">{text}</span>
      <span ref={row} className="digits-row" aria-hidden="true">
        {characters.map((character, at) => {
          const place = characters.length - at;
          if (!/\d/.test(character)) return <span key={place} className="digits-mark">{character}</span>;
          return (
            <span key={place} className="digits-tile">
              <span className={`digits-column digits-${character}`}>{rolled}</span>
            </span>
          );
        })}
      </span>
    </span>
  );
}
