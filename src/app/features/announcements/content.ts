// @chunk above-fold
import { banners, notices } from '../../../contract/endpoints/content.ts';
import { contentTypes, homeContent } from '../../../contract/content-types.ts';
import { language } from '../../i18n/language.ts';
import { resource } from '../../gateway/resource.ts';

/** The input of each content list. */
export const contentInput = (types: string) => () => ({ types, ...homeContent, language: language.peek() });

/** Home's banners. */
export const bannerList = resource(banners, contentInput(contentTypes.banner));

/** Newest first. */
export const noticeList = resource(notices, contentInput(contentTypes.player));
