import { useState } from 'react';
import type { Notice as Announced } from '../../../contract/endpoints/content.ts';
import { dateText } from '../../i18n/date.ts';
import { language } from '../../i18n/language.ts';
import { PlatformText } from '../../shell/platform-text.tsx';
import { Icon } from '../../ui/icon/index.tsx';
import { chevronDown } from '../../ui/icon/shapes.ts';
import '../../ui/skeleton/skeleton.css';
import './notice.css';

/** An announcement: its title and date; opened, what it says. */
export function Notice({ notice: { id, title, content, publishedAt } }: { notice: Announced }) {
  const [opened, open] = useState(false);
  const panel = `notice-${id}`;
  return (
    <li className="notice">
      <h2>
        <button type="button" className="notice-open" aria-expanded={opened} aria-controls={panel} onClick={() => open(!opened)}>
          <span className="notice-title">{title}</span>
          <span className="notice-date">{dateText(publishedAt, language.value)}</span>
          <Icon shape={chevronDown} size={20} className="notice-chevron" />
        </button>
      </h2>
      <div id={panel} hidden={!opened} className="notice-content">
        {opened && <PlatformText html={content} />}
      </div>
    </li>
  );
}

const places = [0, 1, 2, 3, 4, 5];

export function NoticeSkeletons() {
  return (
    <div className="notices skeleton" aria-hidden="true">
      {places.map((place) => (
        <div key={place} className="notice">
          <div className="notice-open">
            <span className="notice-title skeleton-line" />
            <span className="notice-date skeleton-line skeleton-short" />
          </div>
        </div>
      ))}
    </div>
  );
}
