import type { ReadonlySignal } from '@preact/signals-react';
import type { HomeSection } from '../../../../contract/home-sections.ts';
import { hotMatches } from '../../../../contract/endpoints/board.ts';
import { dayOf, weekdayOf } from '../../../../contract/day.ts';
import { SlidePicture } from '../../../ui/carousel/slide-picture.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { language } from '../../../i18n/language.ts';
import { resource } from '../../../gateway/resource.ts';
import { noticeList } from '../../../features/announcements/notices.ts';
import { pageData } from '../../../device/page-data.ts';
import { bannersTurn } from '../slides.ts';
import { ofInstant } from '../../../i18n/instant.ts';

/** The hot matches. */
export const matchList = resource(hotMatches, () => ({ language: language.peek() }));

/** Whether the merchant's home has a part; the usual one has them all. */
function has(section: HomeSection): boolean {
  const { above, below } = pageData.merchant.home ?? {};
  return !above || above.concat(below!).includes(section);
}

/** Whether banners or notices have the button that holds all that moves. */
export const buttonStands = (): boolean => Boolean(bannersTurn()) || (has('notices') && Boolean(noticeList.value.value?.length));

/** Whether the matches turn, on a home that has them. */
export const matchesTurn = (): boolean => has('matches') && (matchList.value.value?.length ?? 0) > 1;

/**
 * When a match (epoch ms) begins, by Brasília's clock. `pattern` and `weekdays` are the language pack's: MM, DD, HH and mm
 * stand for their numbers (G §2), ddd for the day's name of `weekdays`, which begin with Sunday, so that 11/12 is not misread.
 */
export function matchTimeText(time: number, pattern: string, weekdays: string): string {
  const [, MM, DD, HH, mm] = ofInstant(time);
  const parts: Record<string, string | undefined> = { ddd: weekdays.split(' ')[weekdayOf(dayOf(time))], MM, DD, HH, mm };
  return pattern.replace(/ddd|MM|DD|HH|mm/g, (name) => parts[name] ?? '');
}

interface CrestProps {
  path: string;
  size: number;
  /** on a slide: whether it is about to be shown */
  near?: ReadonlySignal<boolean>;
}

/** The mark of a team. */
export function Crest({ path, size, near }: CrestProps) {
  const same = { className: 'match-crest', of: path, at: size > 28 ? 'emblem' : 'crest' } as const;
  return near ? <SlidePicture near={near} alt="" {...same} /> : <Picture {...same} />;
}
