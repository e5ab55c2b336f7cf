import { announcements } from '../../../../contract/endpoints/announcements.ts';
import { contentTypes } from '../../../../contract/content-types.ts';
import { contentInput } from '../../../features/announcements/content-input.ts';
import { resource } from '../../../gateway/resource.ts';

/** Popups of all audiences; `state.ts` picks the person's own. */
export const announcementList = resource(announcements, contentInput(contentTypes.popup));
