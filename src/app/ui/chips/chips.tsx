import { useEffect, useRef, type ComponentProps, type ElementType, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { TapLink } from '../tap-link/tap-link.tsx';
import { keyStep } from './key-step.ts';
import './chips.css';

/** One choice. */
export interface Chip {
  name: string;
  label: string;
  /** an outline of the icon folder */
  shape?: string;
  /** it leaves the page: a link */
  link?: Pick<ComponentProps<typeof TapLink>, 'href' | 'open'> | false;
}

interface ChipsProps {
  /** name of the choice for screen readers: 'Categorias' */
  label: string;
  chips: readonly Chip[];
  chosen: string;
  choose: (name: string) => void;
  /** id of the panel that the choice fills; it is labelled by `chip-{name}` */
  panel: string;
  /** shows placeholders of chips that are still loading */
  waiting?: boolean;
  /** class of the panel */
  className?: string;
  /** panel of the chosen chip; none if the panel is elsewhere in the page */
  children?: ReactNode;
}

/** A row of choices that scrolls sideways, and the panel of the chosen one. */
export const Chips = ({ className, children, ...choice }: ChipsProps) => (
  <>
    <Row {...choice} />
    {children && (
      <div id={choice.panel} className={className} role="tabpanel" aria-labelledby={`chip-${choice.chosen}`}>
        {children}
      </div>
    )}
  </>
);

/** Arrows move the focus along the tabs, Enter or a tap chooses. */
function Row({ label, chips, chosen, choose, panel, waiting }: ChipsProps) {
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { clientWidth } = row.current!;
    const chip = row.current!.querySelector<HTMLElement>('[aria-selected=true]');
    // Not `scrollIntoView`, which may move the page as well.
    if (chip) row.current!.scrollLeft = chip.offsetLeft - (clientWidth - chip.offsetWidth) / 2;
  }, [chosen]);

  const step = (event: KeyboardEvent) => {
    const tabs = row.current!.querySelectorAll<HTMLElement>('[role=tab]');
    const next = keyStep(event, Array.from(tabs).indexOf(document.activeElement as HTMLElement), tabs.length);
    if (next !== undefined) tabs[next]?.focus();
  };

  const hasLinks = chips.some(({ link }) => link);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- its role is one of two
    <div ref={row} className="chips" role={hasLinks ? 'group' : 'tablist'} aria-label={label} onKeyDown={step}>
      {/* A link is no tab, and stands among them: the list owns them from beside. */}
      {hasLinks && <span role="tablist" aria-owns={chips.map(({ name, link }) => (link ? '' : `chip-${name}`)).join(' ')} />}
      {chips.map(({ name, label: words, shape, link }) => {
        const isChosen = name === chosen;
        const Face = (link ? TapLink : 'button') as ElementType;
        const face = link || {
          type: 'button', role: 'tab', id: `chip-${name}`, 'aria-selected': isChosen, 'aria-controls': panel, tabIndex: isChosen ? 0 : -1, onClick: () => choose(name),
        };
        return (
          <Face key={name} className="chip" {...face}>
            {shape && <Icon shape={shape} size={18} />}
            {words}
          </Face>
        );
      })}
      {waiting && <span className="chip" aria-hidden="true" />}
      {waiting && <span className="chip" aria-hidden="true" />}
    </div>
  );
}
