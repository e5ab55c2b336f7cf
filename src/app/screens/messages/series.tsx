import { useState, type FunctionComponent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../contract/endpoints/messages.ts';
import { recentDayText } from '../../i18n/instant.ts';
import { serverNow } from '../../runtime/clock.ts';
import { chevronDown, Icon } from '../../ui/icon/icon.tsx';

/** A title without its numbers: what the letters of a series have in common. */
const nameOf = ({ title }: Message): string => title.replace(/\d+/g, '').replace(/\s+/g, ' ').trim();

/** Fewer of one name stand by themselves. */
const fewest = 3;

/** Letters in their order; those of a name that follow each other, such as the summaries of weeks, as one series. */
export function seriesIn(letters: readonly Message[]): Message[][] {
  const runs: Message[][] = [];
  for (const letter of letters) {
    const run = runs[runs.length - 1];
    if (run && nameOf(run[0]!) === nameOf(letter)) run.push(letter);
    else runs.push([letter]);
  }
  return runs.flatMap((run) => (run.length < fewest ? run.map((letter) => [letter]) : [run]));
}

/** A series as one row, which opens to its letters. `Title` shows a title as theirs. */
export function Series({ letters, Title, children }: { letters: readonly Message[]; Title: FunctionComponent<Pick<Message, 'isRead' | 'title'>>; children: ReactNode }) {
  const { t } = useTranslation('messages');
  const [open, setOpen] = useState(false);
  const newest = letters[0]!;
  const isRead = letters.every((letter) => letter.isRead);
  return (
    <li className={isRead ? 'disclosure-light' : undefined}>
      <h2>
        <button type="button" className="inner-focus disclosure-open" aria-expanded={open} aria-controls={`series-${newest.id}`} onClick={() => setOpen(!open)}>
          <span className="disclosure-head">
            <span className="disclosure-title"><Title isRead={isRead} title={nameOf(newest)} /></span>
            <span className="hint disclosure-date numbers">{recentDayText(newest.sentAt, serverNow())}</span>
          </span>
          <span className="hint">{t('count', { count: letters.length })}</span>
          <Icon shape={chevronDown} size={20} className="quiet disclosure-chevron" />
        </button>
      </h2>
      <ul id={`series-${newest.id}`} hidden={!open} className="divided series">
        {open && children}
      </ul>
    </li>
  );
}
