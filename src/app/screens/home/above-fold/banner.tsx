import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { computed, signal } from '@preact/signals-react';
import type { Banner as BannerRow } from '../../../../contract/endpoints/banners.ts';
import { bannerList, carouselLabels, homePaused, targetOf } from '../slides.ts';
import { reloadOnLanguage } from '../../../i18n/language.ts';
import { pageData } from '../../../device/page-data.ts';
import { gameAddress } from '../../../features/games/games.ts';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { SlidePicture } from '../../../ui/carousel/slide-picture.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { TapLink } from '../../../ui/tap-link/tap-link.tsx';
import { EmptyList, loaderOf } from '../lists.tsx';
import { tap } from '../lazy-actions.ts';
import { linkTo, somewhere } from '../../../runtime/router/link.ts';
import './banner.css';

type Slide = Pick<BannerRow, 'id' | 'title' | 'action' | 'url'>;

/** the slide until the banners are known */
const place: readonly Slide[] = [{ id: '', title: '', url: '' }];

const slides = computed<readonly Slide[]>(() => bannerList.value.value ?? (bannerList.failure.value ? [] : place));

/** most dots: more, at 16 px each, would be wider than a phone of 320 px */
const mostDots = 12;

/** false until the banners have been hydrated */
const stands = signal(false);

/** The banners (H03). */
export default function Banner() {
  const { t } = useTranslation('home');
  useEffect(() => reloadOnLanguage(loaderOf(bannerList)), []);
  useEffect(() => {
    stands.value = true;
  }, []);
  const shown = slides.value;
  if (!shown.length) {
    return (
      <div className="banner">
        <div className="banner-slide banner-none">
          <EmptyList list={bannerList} empty={t('banner.empty', { name: pageData.merchant.name })} />
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
          <div className={slide.id ? 'banner-slide' : 'banner-slide skeleton'}>
            {/* The first picture is in the page's HTML, so that the largest paint waits for no script. */}
            {at ? <SlidePicture near={near} {...pictureOf(slide)} /> : slide.url && <Picture {...pictureOf(slide)} first />}
            <Tap slide={slide} />
          </div>
        )}
        autoplay={5_000}
        loop
        dots={shown.length <= mostDots}
        paused={homePaused}
      />
    </div>
  );
}

const whereTo = ({ action }: Slide) => targetOf(action, stands.value ? undefined : somewhere);

/** The link over a picture has its title as the name: then the picture itself has none. */
const pictureOf = (slide: Slide) => ({ className: 'banner-picture', of: slide.url, at: 'banner', alt: whereTo(slide) ? '' : slide.title }) as const;

function Tap({ slide }: { slide: Slide }) {
  const { title: label } = slide;
  const target = whereTo(slide);
  if (!target) return null;
  if ('nodeId' in target) {
    return <TapLink className="banner-tap" href={gameAddress(target)} label={label} open={() => tap((act) => act.launch(act.gameByNode(target.nodeId)))} />;
  }
  return <a className="banner-tap" href={target.href} aria-label={label} {...linkTo(target)} />;
}
