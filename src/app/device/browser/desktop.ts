import { desktop } from '../../../contract/downloads.ts';

/** Whether the screen has room beside the page, as a computer's has. */
export const isDesktop = (): boolean => matchMedia(desktop).matches;
