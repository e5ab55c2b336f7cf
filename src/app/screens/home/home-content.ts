// @chunk content
import { announcements, hotMatches } from '../../../contract/endpoints/board.ts';
import { contentTypes } from '../../../contract/limits.ts';
import { language } from '../../i18n/language.ts';
import { contentInput } from '../../features/announcements/content.ts';
import { resource } from '../../gateway/resource.ts';

/** Popups of all audiences; `popup.ts` picks the person's own. */
export const announcementList = resource(announcements, contentInput(contentTypes.popup));

export const matchList = resource(hotMatches, () => ({ language: language.peek() }));
