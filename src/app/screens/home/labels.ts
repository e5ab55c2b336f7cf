import type { TFunction } from 'i18next';
import type { CarouselLabels } from '../../ui/carousel/carousel.tsx';
import type { PauseLabels } from '../../ui/motion/pause-button.tsx';

export const pauseLabels = (t: TFunction): PauseLabels => ({ pause: t('home:moving.pause'), play: t('home:moving.play') });

export const carouselLabels = (t: TFunction): CarouselLabels => ({
  ...pauseLabels(t),
  kind: t('home:moving.kind'),
  previous: t('home:moving.previous'),
  next: t('home:moving.next'),
  slide: (number, total) => t('home:moving.slide', { number, total }),
});
