import type { Pack, Packs } from './pack.ts';

/** Of the parts and screens that most people open first: the whole list weighs a kilobyte, and a tap would wait for it. */
export const packs: Packs = import.meta.glob<{ default: Pack }>('../pt/{install,ageGate,common,states,form,login,gameList,lottery,menus,homeMore}.json');
