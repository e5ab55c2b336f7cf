import { useTranslation } from 'react-i18next';
import type { Message } from '../../../contract/endpoints/messages.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { Icon } from '../../ui/icon/index.tsx';
import { markRead, remove } from './mail.ts';
import { trash } from '../../ui/icon/trash.ts';

/** A message: its title and date, and its text when opened. Opening marks it as read. */
export function Letter({ message }: { message: Message }) {
  const { t } = useTranslation('messages');
  const { id, title, content, sentAt, isRead } = message;
  const told = (
    <>
      {!isRead && <span className="letter-dot" />}
      {!isRead && <span className="unseen">{t('unread')}: </span>}
      {title}
    </>
  );
  return (
    <Disclosure id={`message-${id}`} title={told} date={sentAt} html={content} light={isRead} onTurn={() => void markRead(message)}>
      <button type="button" className="row letter-delete" onClick={() => void remove(message)}>
        <Icon shape={trash} size={18} />
        {t('delete')}
      </button>
    </Disclosure>
  );
}
