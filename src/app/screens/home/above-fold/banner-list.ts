import { contentTypes } from '../../../../contract/content-types.ts';
import { banners } from '../../../../contract/endpoints/banners.ts';
import { contentInput } from '../../../features/announcements/content-input.ts';
import { resource } from '../../../gateway/resource.ts';

/** Home's banners. */
export const bannerList = resource(banners, contentInput(contentTypes.banner));
