import { announcements, banners, hotMatches, notices } from '../../contract/endpoints/content.ts';
import { contentTypes } from '../../contract/limits.ts';
import { language } from '../i18n/language.ts';
import { resource } from './resource.ts';

const content = (types: string) => () => ({ types, groupName: 'm_home', platform: 'M', language: language.peek() });

export const bannerList = resource(banners, content(contentTypes.banner));

/** Newest first. */
export const noticeList = resource(notices, content(contentTypes.player));

/** Popups of all audiences; `popup.ts` picks the person's own. */
export const announcementList = resource(announcements, content(contentTypes.popup));

export const matchList = resource(hotMatches, () => ({ language: language.peek() }));
