import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { computed } from '@preact/signals-react';
import { paths } from '../../../paths.ts';
import { noticeList } from '../../../features/announcements/notices.ts';
import { failuresSpeak } from '../../../gateway/identity.ts';
import { reloadOnLanguage } from '../../../i18n/language.ts';
import { bell, Icon } from '../../../ui/icon/icon.tsx';
import { Marquee } from '../../../ui/marquee/marquee.tsx';
import { bannersTurn, homePaused, pauseLabels } from '../slides.ts';
import { EmptyList, loaderOf } from '../lists.tsx';
import { AfterStart } from './after-start.tsx';
import './notice-strip.css';

/** Titles of the newest only: a platform may have thousands, which would take hours to pass. */
const titles = computed(() => noticeList.value.value?.slice(0, 20).map((notice) => notice.title));

/** The titles of the announcements pass by (H02); a tap opens them all. */
export default function NoticeStrip() {
  const { t } = useTranslation('home');
  useEffect(() => reloadOnLanguage(loaderOf(noticeList)), []);
  const known = titles.value;
  const failed = !known && noticeList.failure.value !== undefined;
  return (
    <>
      <section className="notice-strip" aria-label={t('notice.label')}>
        <Icon shape={bell} size={18} />
        {failed && failuresSpeak.value ? (
          <EmptyList list={noticeList} empty="" />
        ) : (
          <Marquee items={known ?? []} empty={known || failed ? t('notice.empty') : t('notice.label')} href={paths.notice} paused={homePaused} labels={bannersTurn() ? {} : pauseLabels(t)} />
        )}
      </section>
      <AfterStart />
    </>
  );
}
