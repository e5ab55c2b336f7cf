import { useEffect, useMemo, useRef, useState } from 'react';
import { computed, effect, type ReadonlySignal } from '@preact/signals-react';
import { untranslated } from '../live/live.tsx';
import { endAll } from '../../device/listen.ts';
import { canMove } from '../../device/motion.ts';
import { glide, keepTime } from '../motion/motion.ts';
import './digits.css';

/** ms of a roll */
const duration = 300;

/** The text of a column. Not a pseudo-element's: Chromium styles one anew, with its column, for each frame that runs while the column is animated. */
const strip = '0\n1\n2\n3\n4\n5\n6\n7\n8\n9';

/** The place of a digit's column, as the classes of digits.css have it. */
const transformOf = (digit: string): string => `translateY(-${digit}0%)`;

/** A future value, and from when on it counts: epoch ms of the phone's clock. */
export interface ComingValue {
  at: number;
  value: number;
}

/** A text that the digits roll to, `at` ms from now. */
interface Step {
  at: number;
  text: string;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Rolls the columns of `row`, which show `shown`, through the steps. Returns the animations. */
function roll(row: HTMLElement, shown: string, steps: readonly Step[]): Animation[] {
  const columns = Array.from(row.querySelectorAll<HTMLElement>('.digits-column'));
  const turns = steps.map(({ at, text }) => ({ at, digits: digitsOf(text) }));
  const movements = columns.map((element, index) => {
    // Counted from the right: until the render that adds it, a new digit on the left has no column.
    const digitOf = (digits: string) => digits[digits.length - columns.length + index] ?? '0';
    let before = digitOf(digitsOf(shown));
    const legs = turns.flatMap(({ at, digits }) => {
      const digit = digitOf(digits);
      if (digit === before) return [];
      const from = transformOf(before);
      before = digit;
      return [{ at, from, to: transformOf(digit) }];
    });
    element.className = `digits-column digits-${before}`;
    return { element, legs };
  });
  return glide(movements.filter(({ legs }) => legs.length), duration);
}

interface DigitsProps {
  value: ReadonlySignal<number>;
  /** future values: the digits roll to them in one animation, which takes no frames of the main thread; `value` follows */
  coming?: ReadonlySignal<readonly ComingValue[]>;
  /** text of a value, of which only digits roll; must be the same function as long as the language is the same */
  format: (value: number) => string;
}

/** A number whose digits roll. Renders when a digit is added, never when one changes. */
export function Digits({ value, coming, format }: DigitsProps) {
  const row = useRef<HTMLSpanElement>(null);
  const text = useMemo(() => computed(() => format(value.value)), [value, format]);
  // Of one format, texts of one length have their digits at the same places.
  const [, setLength] = useState(text.peek().length);

  useEffect(() => {
    let rolls: Animation[] = [];
    let began = 0;
    let shown = text.peek();
    const stop = () => {
      for (const each of rolls) each.cancel();
    };
    const rollFrom = (start: string, steps: readonly Step[]) => {
      // The previous animations end only now: ending them sooner would take a frame more.
      stop();
      // A tick may come after the row's removal, before this effect ends.
      rolls = row.current ? roll(row.current, start, steps) : [];
    };
    const endings = [
      effect(() => {
        const list = coming?.value;
        if (!list?.length || !canMove()) return;
        began = Date.now();
        rollFrom(text.peek(), list.filter(({ at }) => at > began).map(({ at, value: next }) => ({ at: at - began, text: format(next) })));
      }),
      text.subscribe((next) => {
        if (!row.current) return;
        row.current.parentElement!.setAttribute('aria-label', next);
        setLength(next.length);
        if (coming?.peek().length && canMove()) keepTime(rolls, Date.now() - began);
        else if (next !== shown) rollFrom(shown, [{ at: 0, text: next }]);
        shown = next;
      }),
    ];
    return endAll([...endings, stop]);
  }, [text, coming, format]);

  const characters = text.peek().split('');
  return (
    <span className="digits numbers notranslate" {...untranslated} role="img" aria-label={text.peek()}>
      <span className="unseen told">{text}</span>
      <span ref={row} className="digits-row" aria-hidden="true">
        {characters.map((character, at) => {
          const place = characters.length - at;
          if (!/\d/.test(character)) return <span key={place} className="digits-mark">{character}</span>;
          return (
            <span key={place} className="digits-tile">
              <span className={`digits-column digits-${character}`}>{strip}</span>
            </span>
          );
        })}
      </span>
    </span>
  );
}
