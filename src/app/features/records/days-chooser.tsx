import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chips } from '../../ui/chips/chips.tsx';
import { validateDays, lastDays, spans, today } from './days.ts';
import type { Days } from './days.ts';

interface DaysChooserProps {
  days: Days;
  choose: (days: Days) => void;
  panel: string;
}

const own = 'days-own';

/** Ranges of days to touch, and two dates of one's own. */
export function DaysChooser({ days, choose, panel }: DaysChooserProps) {
  const { t } = useTranslation('states');
  const [chosen, setChosen] = useState('days-7');
  const chips = [...spans.map((count) => ({ name: `days-${count}`, label: t(`record.days.${count}`) })), { name: own, label: t('record.days.own') }];
  const pickChip = (name: string) => {
    setChosen(name);
    if (name !== own) choose(lastDays(Number(name.slice(5))));
  };
  return (
    <>
      <Chips label={t('record.days.label')} chips={chips} chosen={chosen} choose={pickChip} panel={panel} />
      {chosen === own && <OwnDays days={days} choose={choose} />}
    </>
  );
}

function OwnDays({ days, choose }: Pick<DaysChooserProps, 'days' | 'choose'>) {
  const { t } = useTranslation('states');
  const [typed, setTyped] = useState(days);
  const fault = validateDays(typed);
  const change = (part: Partial<Days>) => {
    const changed = { ...typed, ...part };
    setTyped(changed);
    if (!validateDays(changed)) choose(changed);
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
