import { homeContent } from '../../../contract/content-types.ts';
import { language } from '../../i18n/language.ts';

/** The input of a list of home's content, by its type. */
export const contentInput = (types: string) => () => ({ types, ...homeContent, language: language.peek() });
