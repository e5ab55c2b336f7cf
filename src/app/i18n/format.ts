import { formatOf } from '../../contract/languages.ts';
import type { Format, Language } from '../../contract/languages.ts';
import { pageData } from '../device/page-data.ts';

/** Name, tag and marks of a language of this merchant. */
export const formatIn = (spoken: Language): Format => formatOf(spoken, pageData.merchant.ownLanguages);
