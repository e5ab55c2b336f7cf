// A chunk of its own: what stands above the games is in the page already, and comes to life after them.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { bannerList, noticeList } from '../../../state/content.ts';
import { loadInEachLanguage } from '../../../state/language-change.ts';
import { Banner } from './banner.tsx';
import { Jackpot } from './jackpot.tsx';
import { NoticeStrip } from './notice-strip.tsx';

/** Banners, notices, jackpot. */
export default function Top() {
  const { t } = useTranslation('home');
  useEffect(
    () =>
      loadInEachLanguage(() => {
        for (const list of [bannerList, noticeList]) void list.load();
      }),
    [],
  );
  return (
    <>
      <Banner t={t} />
      <NoticeStrip t={t} />
      <Jackpot t={t} />
    </>
  );
}
