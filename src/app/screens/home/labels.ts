import type { TFunction } from 'i18next';
import type { CarouselLabels } from '../../ui/carousel/carousel.tsx';
import type { PauseLabels } from '../../ui/motion/pause-button.tsx';

export const pauseLabels = (t: TFunction): PauseLabels => ({ pause: t('moving.pause'), play: t('moving.play') });

export const carouselLabels = (t: TFunction): CarouselLabels => ({
  ...pauseLabels(t),
  kind: t('moving.kind'),
  previous: t('moving.previous'),
  next: t('moving.next'),
  slide: (number, count) => t('moving.slide', { number, count }),
});
