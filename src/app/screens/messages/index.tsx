import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../contract/endpoints/messages.ts';
import { Disclosure, disclosurePlaces } from '../../ui/disclosure/disclosure.tsx';
import { Icon, trash } from '../../ui/icon/icon.tsx';
import { reloadOnLanguage } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { PagedList } from '../../ui/paged/paged-list.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { unread } from '../../features/member/member.ts';
import { Series, seriesIn } from './series.tsx';
import { mail, mailCount, markAllRead, markRead, remove } from './mail.ts';
import './messages.css';

/** An envelope, on a 72-unit grid. */
const envelope = 'M14 18h44a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4Zm-3 3 25 18 25-18';

/** A title, with a dot where it is unread. */
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

/** A message: its title and date, and its text when opened. Opening marks it as read. */
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
    <Screen name="messages" title={t('messages:title')}>
      {/* The largest text of the page, so that its largest paint waits for no answer. */}
      <p className="hint letters-lead">{t('lead')}</p>
      <div className="row spread letters-head">
        {/* Of none, the empty list says so. */}
        <p className="quiet letters-count">{count ? t('count', { count }) : '\u00a0'}</p>
        {(unread.value.value ?? 0) > 0 && (
          <button type="button" className="text-button" onClick={() => void markAllRead()}>
            {t('readAll')}
          </button>
        )}
      </div>
      <PagedList pages={mail} waiting={disclosurePlaces} empty={none}>
        {(letters) => (
          <ul className="card divided disclosures">
            {/* Mail that arrived meanwhile moves the last one of a page to the next page, too. */}
            {seriesIn(letters.filter(({ id }, at) => letters.findIndex((other) => other.id === id) === at)).map((series) => {
              const all = series.map((letter) => <Letter key={letter.id} message={letter} />);
              if (series.length === 1) return all;
              return <Series key={`series ${series[0]!.id}`} letters={series} Title={Title}>{all}</Series>;
            })}
          </ul>
        )}
      </PagedList>
    </Screen>
  );
}
