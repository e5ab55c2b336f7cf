import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chips } from '../../ui/chips/chips.tsx';
import { ownDays, spans, today, validateDays, type Days, type Filters } from '../records/filters.ts';

/** Chips with ranges of days, and two date fields. */
export function DaysChooser({ filters: { span, days }, ask, panel }: { filters: Filters; ask: (change: Partial<Filters>) => void; panel: string }) {
  const { t } = useTranslation('states');
  const chips = [...spans.map(String), ownDays].map((name) => ({ name: `days-${name}`, label: t(`record.days.${name}`) }));
  return (
    <>
      <Chips label={t('record.days.label')} chips={chips} chosen={`days-${span}`} choose={(chip) => ask({ span: chip.slice(5), days })} panel={panel} />
      {span === ownDays && <OwnDays days={days} choose={(changed) => ask({ span, days: changed })} />}
    </>
  );
}

/** debounce of the list behind the date fields, ms */
const pause = 400;

function OwnDays({ days, choose }: { days: Days; choose: (days: Days) => void }) {
  const { t } = useTranslation('states');
  // The address changes later than the field: the field must keep the typed value meanwhile.
  const [typed, setTyped] = useState(days);
  const fault = validateDays(typed);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A layout effect: passive ones end after the next paint, when the timer would find the chooser gone.
  useLayoutEffect(() => () => clearTimeout(timer.current), []);
  const change = (part: Partial<Days>) => {
    const changed = { ...typed, ...part };
    setTyped(changed);
    // Typing a year passes through four years, and a held key changes the day thirty times a second.
    clearTimeout(timer.current);
    timer.current = setTimeout(choose, pause, changed);
  };
  return (
    <div className="record-own">
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className="hint record-own-field">
          {t(`record.days.${name}`)}
          <input
            type="date"
            className="record-date numbers"
            max={today()}
            value={typed[name]}
            aria-invalid={fault !== undefined}
            aria-describedby={fault && 'record-fault'}
            onChange={(event) => change({ [name]: event.currentTarget.value })}
          />
        </label>
      ))}
      {fault && (
        <p id="record-fault" className="record-fault" role="alert">
          {t(`record.fault.${fault}`)}
        </p>
      )}
    </div>
  );
}
