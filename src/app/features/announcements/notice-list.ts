// @chunk home-shared
// Apart from home's other content: the notices' own screen needs nothing of what stands above home's games.
import { contentTypes } from '../../../contract/content-types.ts';
import { notices } from '../../../contract/endpoints/notices.ts';
import { resource } from '../../gateway/resource.ts';
import { contentInput } from './content-input.ts';

/** The announcements of the list and the marquee, newest first. */
export const noticeList = resource(notices, contentInput(contentTypes.player));
