import type { ScreenModule } from './screen-modules.ts';

/** As `screenModules`, of those that most people open next: the whole list weighs as much as a screen, and a tap would wait for it. */
export const nearScreens = import.meta.glob<ScreenModule>('./screens/{login,gameList,lottery}/index.tsx');
