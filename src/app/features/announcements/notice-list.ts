// A file of its own, because the screen of notices needs no banner and no popup.
import { contentTypes } from '../../../contract/content-types.ts';
import { notices } from '../../../contract/endpoints/notices.ts';
import { resource } from '../../gateway/resource.ts';
import { contentInput } from './content-input.ts';

/** The announcements of the list and the marquee, newest first. */
export const noticeList = resource(notices, contentInput(contentTypes.player));
