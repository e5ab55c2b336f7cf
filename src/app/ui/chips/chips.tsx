import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import './chips.css';

/** One choice. */
export interface Chip {
  name: string;
  label: string;
  /** an outline of the icon folder */
  shape?: string;
}

interface ChipsProps {
  /** name of the choice for screen readers: 'Categorias' */
  label: string;
  chips: readonly Chip[];
  chosen: string;
  choose: (name: string) => void;
  /** id of the panel that the choice fills; it is labelled by `chip-{name}` */
  panel: string;
  /** more are on their way: their places are shown */
  waiting?: boolean;
}

/** Keys to the step they take; ends are beyond any list. */
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** A row of choices that scrolls sideways. Arrows move along it, Enter or a tap chooses: a choice may leave the page. */
export function Chips({ label, chips, chosen, choose, panel, waiting = false }: ChipsProps) {
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { children, clientWidth } = row.current!;
    const chip = children[chips.findIndex(({ name }) => name === chosen)] as HTMLElement | undefined;
    // Not `scrollIntoView`, which may move the page as well.
    if (chip) row.current!.scrollLeft = chip.offsetLeft - (clientWidth - chip.offsetWidth) / 2;
  }, [chosen]);

  const step = (event: KeyboardEvent) => {
    const tabs = row.current!.querySelectorAll<HTMLElement>('[role=tab]');
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = Array.from(tabs).indexOf(document.activeElement as HTMLElement);
    tabs[Math.max(0, Math.min(tabs.length - 1, at + by))]?.focus();
  };

  return (
    <div ref={row} className="chips" role="tablist" aria-label={label} onKeyDown={step}>
      {chips.map(({ name, label: words, shape }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`chip-${name}`}
          className="chip"
          aria-selected={name === chosen}
          aria-controls={panel}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => choose(name)}
        >
          {shape && <Icon shape={shape} size={18} />}
          {words}
        </button>
      ))}
      {waiting && <span className="chip" aria-hidden="true" />}
      {waiting && <span className="chip" aria-hidden="true" />}
    </div>
  );
}
