import type { TFunction } from 'i18next';
import { signal } from '@preact/signals-react';
import { contentTypes } from '../../../contract/content-types.ts';
import { banners } from '../../../contract/endpoints/banners.ts';
import type { CarouselLabels } from '../../ui/carousel/carousel.tsx';
import type { PauseLabels } from '../../ui/motion/pause-button.tsx';
import { linkOf, type Link } from '../../runtime/router/link.ts';
import { contentInput } from '../../features/announcements/notices.ts';
import { resource } from '../../gateway/resource.ts';

/** Whether the person has paused all that moves on home, for the whole visit. */
export const homePaused = signal(false);

/** Whether the banners turn, and so have the pause button; false for a home without banners. */
export const bannersTurn = () => (bannerList.value.value || [])[1];

/** Labels of the button that pauses what moves. */
export const pauseLabels = (t: TFunction): PauseLabels => ({ pause: t('home:moving.pause'), play: t('home:moving.play') });

export const carouselLabels = (t: TFunction): CarouselLabels => ({
  ...pauseLabels(t),
  kind: t('home:moving.kind'),
  previous: t('home:moving.previous'),
  next: t('home:moving.next'),
  slide: (number, total) => t('home:moving.slide', { number, total }),
});

/** The target of a banner, notice or popup: a link or a game. */
type Target = Link | { nodeId: string };

/** Reads an action: a link, or `game:{nodeId}`; anything else leads nowhere. `here` as in `linkOf`. */
export const targetOf = (action: string | undefined, here?: string): Target | undefined =>
  action?.startsWith('game:') ? { nodeId: action.slice(5) } : linkOf(action, here);

export const bannerList = resource(banners, contentInput(contentTypes.banner));
