import type { Pack, Packs } from './i18n/language.ts';
import type { ScreenModule } from './screen-modules.ts';

/** Like `screenModules`, for the screens that most people open next: the whole list weighs as much as a screen, and a tap would wait for it. */
export const screens = import.meta.glob<ScreenModule>('./screens/{login,gameList,lottery}/index.tsx');

/** Strings of these screens and of the parts opened first: the whole list weighs a kilobyte. */
export const packs: Packs = import.meta.glob<{ default: Pack }>('../pt/{install,ageGate,common,states,form,login,gameList,lottery,menus,homeMore}.json', { base: './i18n/packs' });
