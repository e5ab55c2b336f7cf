import type { TFunction } from 'i18next';
import { paths } from '../../paths.ts';
import { BackButton } from '../../ui/back-button/back-button.tsx';
import { unread } from '../../features/member/member.ts';
import { LazyLanguagePicker } from '../../features/language/lazy-language-picker.tsx';
import { isOffered } from '../../features/merchant/offered.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { mail } from '../../ui/icon/shapes.ts';
import { EntryLink } from './entry-link.tsx';

const gear = 'M9.7 4.1a2.3 2.3 0 0 1 4.6 0 2.3 2.3 0 0 0 3.3 1.9 2.3 2.3 0 0 1 2.3 4 2.3 2.3 0 0 0 0 3.9 2.3 2.3 0 0 1-2.3 4 2.3 2.3 0 0 0-3.3 1.9 2.3 2.3 0 0 1-4.6 0 2.3 2.3 0 0 0-3.3-1.9 2.3 2.3 0 0 1-2.3-4 2.3 2.3 0 0 0 0-3.9 2.3 2.3 0 0 1 2.3-4 2.3 2.3 0 0 0 3.3-1.9M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0';

/** Stands in the place of the header: home, the mail with its red dot (M06), the settings (M03). */
export function Top({ t }: { t: TFunction }) {
  const waiting = unread.value.value ?? 0;
  return (
    <div className="mine-top">
      <BackButton target="home" />
      <p className="mine-title">{t('title')}</p>
      <LazyLanguagePicker />
      {isOffered(paths.messages) && (
        <EntryLink className="icon-button mine-round" path={paths.messages} label={waiting > 0 ? t('shell:header.unread', { waiting }) : t('shell:header.messages')}>
          <Icon shape={mail} />
          {waiting > 0 && <span className="header-dot mine-dot" />}
        </EntryLink>
      )}
      <EntryLink className="icon-button mine-round" path={paths.settings} label={t('settings')}>
        <Icon shape={gear} />
      </EntryLink>
    </div>
  );
}
