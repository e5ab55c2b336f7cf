import { ball, cherry, fish, flame, play, spade, star, ticket } from '../../ui/icon/shapes.ts';

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
