import { useTranslation } from 'react-i18next';
import { daysLater, dayOf } from '../../../contract/day.ts';
import { dayText, monthText } from '../../i18n/instant.ts';
import { chevron, Icon } from '../../ui/icon/icon.tsx';
import { today } from '../records/filters.ts';
import { Places } from '../../ui/async/places.tsx';
import type { Fact } from '../../ui/facts/facts.tsx';

/** One line of a record, and the details that it opens to. */
export interface Line {
  /** by default its reference */
  id?: string;
  /** epoch ms, to group lines by day; or a month, to group them by that */
  at: number | string;
  title: string;
  /** title of the details, if it is not `title` */
  name?: string;
  note: string;
  amount: string;
  /** colour of the amount */
  tone?: 'won' | 'trouble' | 'quiet';
  /** text below the amount */
  under?: string;
  /** shown in the details */
  facts: () => readonly Fact[];
  /** the reference that support asks for; it can be copied */
  reference: string;
}

interface Group<T> {
  name: string;
  lines: { item: T; line: Line }[];
}

function groupLines<T>(items: readonly T[], lineOf: (item: T) => Line): Group<T>[] {
  const groups: Group<T>[] = [];
  for (const item of items) {
    const line = lineOf(item);
    const name = typeof line.at === 'string' ? line.at : dayOf(line.at);
    const last = groups[groups.length - 1];
    if (last?.name === name) last.lines.push({ item, line });
    else groups.push({ name, lines: [{ item, line }] });
  }
  return groups;
}

/** The lines grouped by day or month, each a button that opens its details. */
export function RecordLines<T>({ items, line: lineOf, open }: { items: readonly T[]; line: (item: T) => Line; open: (line: Line, item: T) => void }) {
  const { t } = useTranslation('states');
  const nameOf = (group: string) => {
    if (group.length < 10) return monthText(group);
    if (group === today()) return t('record.today');
    return group === daysLater(today(), -1) ? t('record.yesterday') : dayText(group);
  };
  return (
    <>
      {groupLines(items, lineOf).map(({ name, lines }) => (
        <section key={name}>
          <h2 className="quiet record-day-name">{nameOf(name)}</h2>
          <ul className="card divided record-lines">
            {lines.map(({ item, line }) => (
              <li key={line.id ?? line.reference}>
                <button type="button" className="inner-focus row list-row record-line" aria-haspopup="dialog" onClick={() => open(line, item)}>
                  <span className="fill record-words">
                    <span className="record-title">{line.title}</span>
                    <span className="hint record-note">{partsOf(line.note)}</span>
                  </span>
                  <span className={line.amount.length > 13 || (line.under && line.under.length > 20) ? 'record-sums record-sums-long' : 'record-sums'}>
                    <span className={`record-amount numbers ${line.tone ?? ''}`}>{line.amount}</span>
                    {line.under && <span className="hint record-note numbers">{line.under}</span>}
                  </span>
                  <Icon shape={chevron} size={16} className="quiet record-chevron" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Keeps each part between dots unbroken if there is space: a masked key must not break at its hyphen. */
const partsOf = (note: string) =>
  note.split(' · ').map((part, at, { length }) => (
    <span key={part} className="record-part">
      {part}
      {at < length - 1 && ' · '}
    </span>
  ));

/** Placeholder of one day of lines, in their final size, while the first page loads. */
export function RecordSkeletons() {
  return (
    <div className="skeleton" aria-hidden="true">
      <div className="quiet record-day-name">
        <span className="skeleton-line skeleton-short" />
      </div>
      <Places count={7} className="card divided record-lines" item="row list-row record-line">
        <span className="fill record-words">
          <span className="record-title skeleton-line" />
          <span className="hint record-note skeleton-line skeleton-short" />
        </span>
      </Places>
    </div>
  );
}
