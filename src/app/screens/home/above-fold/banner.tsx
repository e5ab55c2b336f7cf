// @chunk above-fold
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { computed } from '@preact/signals-react';
import type { Banner as BannerRow } from '../../../../contract/endpoints/banners.ts';
import { bannerMarker, bannerPicture } from '../../../../contract/page.ts';
import { bannerList } from './banner-list.ts';
import { reloadOnLanguage } from '../../../i18n/reload-on-language.ts';
import { pageData } from '../../../device/page-data.ts';
import { pictureUrl } from '../../../features/merchant/merchant.ts';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { SlidePicture } from '../../../ui/carousel/slide-picture.tsx';
import { carouselLabels } from '../labels.ts';
import { EmptyGames } from '../empty.tsx';
import { tap } from '../lazy-actions.ts';
import { linkTo, targetOf } from '../target.ts';
import './banner.css';

const known = pageData.snapshot.banner;

type Slide = Pick<BannerRow, 'id' | 'title' | 'action'> & { src: string };

/** The banner that the edge wrote into the page stays until the platform has sent its own. */
const first: readonly Slide[] = [known ?? { id: '', title: '', src: '' }];

const slides = computed<readonly Slide[]>(() => {
  const banners = bannerList.value.value;
  // One kept from an earlier visit is older than what the edge knew.
  if (!banners || (known && bannerList.stale.value)) return bannerList.failure.value && !known ? none : first;
  return banners.map((banner) => ({ id: banner.id, title: banner.title, action: banner.action, src: pictureUrl(banner.url) }));
});

const none: readonly Slide[] = [];

/** The banners (H03). The first one is in the page's HTML, and hydration leaves it as it is. */
export default function Banner() {
  const { t } = useTranslation('home');
  useEffect(() => reloadOnLanguage(bannerList.load), []);
  const shown = slides.value;
  if (!shown.length) {
    return (
      <div className="banner">
        <div className="banner-slide banner-none">
          <EmptyGames t={t} list={bannerList} empty={t('banner.empty', { name: pageData.merchant.name })} />
        </div>
      </div>
    );
  }
  return (
    <div className="banner">
      <Carousel
        label={t('banner.label')}
        labels={carouselLabels(t)}
        slides={shown}
        slideKey={(slide) => slide.id}
        render={(slide, at, near) => (
          <div className="banner-slide">
            {at ? <SlidePicture near={near} className="banner-picture" src={slide.src} alt={slide.title} width={656} height={272} /> : <FirstPicture slide={slide} />}
            <Tap action={slide.action} label={t('banner.open', { title: slide.title })} />
          </div>
        )}
        autoplay={5_000}
        loop
        dots
      />
    </div>
  );
}

function FirstPicture({ slide }: { slide: Slide }) {
  return <div dangerouslySetInnerHTML={{ __html: slide.src ? bannerPicture(slide) : bannerMarker }} />;
}

function Tap({ action, label }: { action?: string; label: string }) {
  const target = targetOf(action);
  if (!target) return null;
  if ('nodeId' in target) {
    return <button type="button" className="banner-tap" aria-label={label} onClick={() => tap((act) => act.launch(act.gameByNode(target.nodeId)))} />;
  }
  return <a className="banner-tap" href={target.href} aria-label={label} {...linkTo(target)} />;
}
