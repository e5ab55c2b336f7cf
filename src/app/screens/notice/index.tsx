import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { AsyncList } from '../../ui/async/async.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { Disclosure, disclosurePlaces } from '../../ui/disclosure/disclosure.tsx';
import { noticeList } from '../../features/announcements/notices.ts';
import { reloadOnLanguage } from '../../i18n/language.ts';
import { useInfiniteScroll } from '../../ui/paged/paged-list.tsx';

const bell = 'M30 60a6 6 0 0 0 12 0M18 50V34a18 18 0 0 1 36 0v16l4 4H14Z';

/** notices rendered at first and with each scroll to the end: a platform may have thousands */
const portion = 30;

/** The announcements, newest first (H02). */
export default function Notices() {
  const { t } = useTranslation('notice');
  const [shown, setShown] = useState(portion);
  useEffect(() => reloadOnLanguage(noticeList.load), []);
  const count = noticeList.value.value?.length ?? 0;
  useInfiniteScroll(() => setShown((before) => (before < count ? before + portion : before)), Math.min(shown, count));
  const none = <StatusView picture={bell} title={t('empty.title')} text={t('empty.text')} action={{ label: t('empty.action'), href: paths.home }} />;
  return (
    <Screen name="notice">
      <AsyncList list={noticeList} waiting={disclosurePlaces} empty={none}>
        {(notices) => (
          <ul className="card divided disclosures">
            {notices.slice(0, shown).map(({ id, title, content, publishedAt }) => (
              <Disclosure key={id} id={`notice-${id}`} title={title} date={publishedAt} html={content} />
            ))}
          </ul>
        )}
      </AsyncList>
    </Screen>
  );
}
