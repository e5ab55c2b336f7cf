import { useRef, type KeyboardEvent } from 'react';
import './tabs.css';

interface TabsProps<Name extends string> {
  /** name of the choice for screen readers: 'Forma de entrar' */
  label: string;
  tabs: readonly { name: Name; label: string }[];
  chosen: Name;
  choose: (name: Name) => void;
  /** id of the panel that the choice fills; it is labelled by `tab-{name}` */
  panel: string;
  /** the counts are not known yet: their space is reserved, so that no label moves */
  waiting?: boolean;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** What the element is that a choice among `tabs` fills: a panel, where there is a choice. */
export const panelOf = (id: string, chosen: string, tabs: readonly unknown[]) => ({ id, ...(tabs.length > 1 && { role: 'tabpanel', 'aria-labelledby': `tab-${chosen}` }) });

/** A few alternatives side by side, one of them chosen; nothing where there is one. Arrow keys choose at once, because the panels are loaded already. */
export function Tabs<Name extends string>({ label, tabs, chosen, choose, panel, waiting = false }: TabsProps<Name>) {
  const row = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ name }) => name === chosen) + by;
    const next = Math.max(0, Math.min(tabs.length - 1, at));
    choose(tabs[next]!.name);
    (row.current!.children[next] as HTMLElement).focus();
  };
  if (waiting) {
    return (
      <div className="tabs" aria-hidden="true">
        <span className="quiet tab" />
      </div>
    );
  }
  if (tabs.length < 2) return null;
  return (
    <div ref={row} className="tabs" role="tablist" aria-label={label} onKeyDown={step}>
      {tabs.map((tab) => (
        <button
          key={tab.name}
          type="button"
          role="tab"
          id={`tab-${tab.name}`}
          className="quiet tab"
          aria-selected={tab.name === chosen}
          aria-controls={panel}
          tabIndex={tab.name === chosen ? 0 : -1}
          onClick={() => choose(tab.name)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
