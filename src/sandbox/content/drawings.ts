import type { Platform } from '../handler.ts';
export const drawArt = (_platform: Platform, _kind: string, _name: string): string | undefined => undefined;
