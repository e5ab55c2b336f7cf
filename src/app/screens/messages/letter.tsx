import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../contract/endpoints/messages.ts';
import { dateText } from '../../i18n/date.ts';
import { language } from '../../i18n/language.ts';
import { PlatformText } from '../../shell/platform-text.tsx';
import { Icon } from '../../ui/icon/index.tsx';
import { chevronDown } from '../../ui/icon/shapes.ts';
import { trash } from '../../ui/icon/member-shapes.ts';
import { markRead, remove } from './mail.ts';

/** A message: its title and date; opened, which marks it as read, what it says. */
export function Letter({ message }: { message: Message }) {
  const { t } = useTranslation('messages');
  const [opened, open] = useState(false);
  const { id, title, content, sentAt, isRead } = message;
  const panel = `message-${id}`;
  return (
    <li className={isRead ? 'letter' : 'letter letter-unread'}>
      <h2>
        <button
          type="button"
          className="letter-open"
          aria-expanded={opened}
          aria-controls={panel}
          onClick={() => {
            open(!opened);
            void markRead(message);
          }}
        >
          <span className="letter-title">
            {!isRead && <span className="letter-dot" />}
            {!isRead && <span className="unseen">{t('unread')}: </span>}
            {title}
          </span>
          <span className="letter-date">{dateText(sentAt, language.value)}</span>
          <Icon shape={chevronDown} size={20} className="letter-chevron" />
        </button>
      </h2>
      <div id={panel} hidden={!opened} className="letter-content">
        {opened && (
          <>
            <PlatformText html={content} />
            <button type="button" className="letter-delete" onClick={() => void remove(message)}>
              <Icon shape={trash} size={18} />
              {t('delete')}
            </button>
          </>
        )}
      </div>
    </li>
  );
}

const places = [0, 1, 2, 3, 4, 5];

export function LetterSkeletons() {
  return (
    <div className="letters skeleton" aria-hidden="true">
      {places.map((place) => (
        <div key={place} className="letter">
          <div className="letter-open">
            <span className="letter-title skeleton-line" />
            <span className="letter-date skeleton-line skeleton-short" />
          </div>
        </div>
      ))}
    </div>
  );
}
