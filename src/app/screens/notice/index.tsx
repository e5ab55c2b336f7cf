import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { Designed } from '../../shell/designed.tsx';
import { emptyBox } from '../../shell/drawings.ts';
import { Listed } from '../../shell/listed.tsx';
import { Screen } from '../../shell/screen.tsx';
import { Unfolding, UnfoldingSkeletons } from '../../shell/unfolding.tsx';
import { noticeList } from '../../state/content.ts';
import { loadInEachLanguage } from '../../state/language-change.ts';
import { useNearEnd } from '../../ui/row-window/near-end.ts';

/** So many stand in the document at first, and come with each scroll to the end: a platform may keep thousands. */
const portion = 30;

/** The announcements, newest first (H02). */
export default function Notices() {
  const { t } = useTranslation('notice');
  const [shown, show] = useState(portion);
  useEffect(() => loadInEachLanguage(noticeList.load), []);
  const count = noticeList.value.value?.length ?? 0;
  useNearEnd(() => show((before) => (before < count ? before + portion : before)), Math.min(shown, count));
  const none = useMemo(
    () => <Designed picture={emptyBox} title={t('empty.title')} text={t('empty.text')} action={{ label: t('empty.action'), href: paths.home }} />,
    [t],
  );
  return (
    <Screen name="notice" title={t('title')}>
      <Listed list={noticeList} waiting={<UnfoldingSkeletons />} empty={none}>
        {(notices) => (
          <ul className="unfoldings">
            {notices.slice(0, shown).map(({ id, title, content, publishedAt }) => (
              <Unfolding key={id} id={`notice-${id}`} title={title} date={publishedAt} html={content} />
            ))}
          </ul>
        )}
      </Listed>
    </Screen>
  );
}
