import { recentGames } from '../../../contract/endpoints/play.ts';
import { language } from '../../i18n/language.ts';
import { resource } from '../../gateway/resource.ts';
import { onSessionEnd } from '../../features/session/session.ts';

/** The games that the member played last, newest first (G12). */
export const recentList = resource(recentGames, () => ({ language: language.peek() }));

onSessionEnd(recentList.clear);
