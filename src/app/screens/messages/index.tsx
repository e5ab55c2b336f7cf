import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../contract/endpoints/messages.ts';
import { Icon, trash } from '../../ui/icon/icon.tsx';
import { Disclosure, disclosurePlaces, Fold } from '../../ui/disclosure/disclosure.tsx';
import { reloadOnLanguage } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { PagedList } from '../../ui/paged/paged-list.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { unread } from '../../features/member/member.ts';
import { mail, mailCount, markAllRead, markRead, remove } from './mail.ts';
import './messages.css';

/** A title without its numbers: the same for all letters of a series. */
const nameOf = ({ title }: Message): string => title.replace(/\d+/g, '').replace(/\s+/g, ' ').trim();

/** least letters of one name that make a series */
const fewest = 3;

/** Letters in their order, in groups: consecutive ones of the same name, such as weekly summaries, are one series. */
export function seriesIn(letters: readonly Message[]): Message[][] {
  const runs: Message[][] = [];
  for (const letter of letters) {
    const run = runs[runs.length - 1];
    if (run && nameOf(run[0]!) === nameOf(letter)) run.push(letter);
    else runs.push([letter]);
  }
  return runs.flatMap((run) => (run.length < fewest ? run.map((letter) => [letter]) : [run]));
}

/** A series as one row, which opens to its letters. */
function Series({ letters, children }: { letters: readonly Message[]; children: ReactNode }) {
  const { t } = useTranslation('messages');
  const newest = letters[0]!;
  const isRead = letters.every((letter) => letter.isRead);
  return (
    <Fold
      id={`series-${newest.id}`}
      title={<Title isRead={isRead} title={nameOf(newest)} />}
      date={newest.sentAt}
      note={<span className="hint">{t('count', { count: letters.length })}</span>}
      light={isRead}
      className="series"
    >
      <ul className="divided">{children}</ul>
    </Fold>
  );
}

const envelope = 'M14 18h44a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4Zm-3 3 25 18 25-18';

function Title({ isRead, title }: Pick<Message, 'isRead' | 'title'>) {
  const { t } = useTranslation('messages');
  return (
    <>
      {!isRead && <span className="letter-dot" />}
      {!isRead && <span className="unseen">{t('unread')}: </span>}
      {title}
    </>
  );
}

function Letter({ message }: { message: Message }) {
  const { t } = useTranslation('messages');
  const { id, title, content, sentAt, isRead } = message;
  return (
    <Disclosure id={`message-${id}`} title={<Title isRead={isRead} title={title} />} date={sentAt} html={content} light={isRead} onTurn={() => void markRead(message)}>
      <button type="button" className="row letter-delete" onClick={() => void remove(message)}>
        <Icon shape={trash} size={18} />
        {t('delete')}
      </button>
    </Disclosure>
  );
}

/** The message centre (M12). */
export default function Messages() {
  const { t } = useTranslation('messages');
  useEffect(() => {
    void mailCount.load();
    void unread.load();
    return reloadOnLanguage(mail.load);
  }, []);
  const none = <StatusView picture={envelope} title={t('empty.title')} text={t('empty.text')} action={{ label: t('empty.action'), href: paths.home }} />;
  const count = mailCount.value.value;
  return (
    <Screen name="messages">
      {/* The largest text of the page, so that its largest paint waits for no answer. */}
      <p className="hint letters-lead">{t('lead')}</p>
      {(mail.value.value || mail.failure.value === undefined) && (
        <div className="row spread letters-head">
          {/* With no letters, the empty list says so. */}
          <p className="quiet letters-count">{count ? t('count', { count }) : '\u00a0'}</p>
          {(unread.value.value ?? 0) > 0 && (
            <button type="button" className="text-button" onClick={() => void markAllRead()}>
              {t('readAll')}
            </button>
          )}
        </div>
      )}
      <PagedList pages={mail} waiting={disclosurePlaces} empty={none}>
        {(letters) => (
          <ul className="card divided disclosures">
            {/* New mail moves the last letter of a page to the next one, which has it too. */}
            {seriesIn(letters.filter(({ id }, at) => letters.findIndex((other) => other.id === id) === at)).map((series) => {
              const all = series.map((letter) => <Letter key={letter.id} message={letter} />);
              if (series.length === 1) return all;
              return <Series key={`series ${series[0]!.id}`} letters={series}>{all}</Series>;
            })}
          </ul>
        )}
      </PagedList>
    </Screen>
  );
}
