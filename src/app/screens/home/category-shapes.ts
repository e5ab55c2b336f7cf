import { ball, cards as playingCards, fish, flame, gem, play, star, ticket } from '../../ui/icon/shapes.ts';

export const categoryShapes: Readonly<Record<string, string>> = {
  HOT: flame,
  INHOUSE: star,
  SPORTS: ball,
  LIVE: play,
  FISH: fish,
  RNG: gem,
  PVP: playingCards,
  LOTT: ticket,
  ELOTT: ticket,
};
