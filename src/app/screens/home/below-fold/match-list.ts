import { hotMatches } from '../../../../contract/endpoints/board.ts';
import { language } from '../../../i18n/language.ts';
import { resource } from '../../../gateway/resource.ts';

export const matchList = resource(hotMatches, () => ({ language: language.peek() }));
