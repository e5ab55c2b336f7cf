import { ball, cherry, fish, play, spade, ticket } from '../../ui/icon/category-shapes.ts';
import { flame, star } from '../../ui/icon/shapes.ts';

export const categoryShapes: Readonly<Record<string, string>> = {
  HOT: flame,
  INHOUSE: star,
  SPORTS: ball,
  LIVE: play,
  FISH: fish,
  RNG: cherry,
  PVP: spade,
  LOTT: ticket,
  ELOTT: ticket,
};
