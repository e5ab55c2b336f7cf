// @chunk above-fold
import { useEffect, useMemo, useRef, useState } from 'react';
import { computed } from '@preact/signals-react';
import type { ReadonlySignal } from '@preact/signals-react';
import { glide } from '../motion/glide.ts';
import './digits.css';

const rolled = '0\n1\n2\n3\n4\n5\n6\n7\n8\n9';

/** ms of a roll */
const duration = 300;

/** The place of a digit's column, as the classes of digits.css have it. */
const transformOf = (digit: string): string => `translateY(${-10 * Number(digit)}%)`;

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

  useEffect(() => {
    let stop = () => {};
    const unsubscribe = text.subscribe((next) => {
      // A tick may fall between the row's leaving and the end of this.
      if (!row.current) return;
      setShape(shapeOf(next));
      const digits = next.replace(/\D/g, '');
      const columns = Array.from(row.current.querySelectorAll<HTMLElement>('.digits-column'));
      // Matched from the right: until the render that adds it, a new digit on the left has no column.
      const added = digits.length - columns.length;
      const moves = columns.flatMap((element, at) => {
        const digit = digits[at + added] ?? '0';
        const before = element.className.slice(-1);
        if (digit === before) return [];
        element.className = `digits-column digits-${digit}`;
        return [{ element, from: transformOf(before), to: transformOf(digit) }];
      });
      if (!moves.length) return;
      // Taken away with the next change: to do so sooner is a frame more.
      stop();
      stop = glide(moves, duration);
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [text]);

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
