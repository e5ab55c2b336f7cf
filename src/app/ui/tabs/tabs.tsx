import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { keyStep } from '../chips/key-step.ts';
import './tabs.css';

interface TabsProps<Name extends string> {
  /** name of the choice for screen readers: 'Forma de entrar' */
  label: string;
  tabs: readonly { name: Name; label: string }[];
  chosen: Name;
  choose: (name: Name) => void;
  /** id of the panel that the choice fills */
  panel: string;
  /** class of the panel */
  className?: string;
  /** panel of the chosen tab */
  children: ReactNode;
  /** the tabs are not known yet: their space is reserved, so that nothing moves */
  waiting?: boolean;
}

/** A few alternatives side by side, and the panel of the chosen one. If there is only one, its panel is shown alone. */
export function Tabs<Name extends string>({ className, children, ...choice }: TabsProps<Name>) {
  const { tabs, chosen, panel } = choice;
  return (
    <>
      <Row {...choice} />
      <div id={panel} className={className} {...(tabs.length > 1 && { role: 'tabpanel', 'aria-labelledby': `tab-${chosen}` })}>
        {children}
      </div>
    </>
  );
}

/** Arrow keys choose at once, because the panels are loaded already. */
function Row<Name extends string>({ label, tabs, chosen, choose, panel, waiting }: Omit<TabsProps<Name>, 'className' | 'children'>) {
  const row = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const next = keyStep(event, tabs.findIndex(({ name }) => name === chosen), tabs.length);
    if (next === undefined) return;
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
