import { contentTypes, homeContent } from '../../../contract/content-types.ts';
import { notices } from '../../../contract/endpoints/notices.ts';
import { language } from '../../i18n/language.ts';
import { resource } from '../../gateway/resource.ts';

/** The input of a list of home's content, by its type. */
export const contentInput = (types: string) => () => ({ types, ...homeContent, language: language.peek() });

/** The announcements of the list and the marquee, newest first. */
export const noticeList = resource(notices, contentInput(contentTypes.player));
