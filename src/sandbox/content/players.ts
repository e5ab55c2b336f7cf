import type { Chance } from '../play/chance.ts';

const names = [
  'adriana', 'alan', 'aline', 'amanda', 'ana', 'andre', 'antonia', 'beatriz', 'bruno', 'camila', 'carlos', 'caue', 'cecilia', 'clara', 'daniel',
  'davi', 'debora', 'diego', 'edu', 'elis', 'enzo', 'fabio', 'felipe', 'flavia', 'gabi', 'gustavo', 'heitor', 'helena', 'igor', 'iris', 'isa',
  'joana', 'joao', 'jonas', 'juliana', 'karina', 'kelly', 'laura', 'leandro', 'leticia', 'lucas', 'luiza', 'marcelo', 'maria', 'mateus', 'natalia',
  'olga', 'otavio', 'paula', 'pedro', 'rafael', 'renata', 'rita', 'rodrigo', 'samuel', 'sandra', 'sofia', 'tainara', 'thiago', 'valeria', 'vitor', 'yuri',
];

/** Account of one of some thousands of simulated players. */
export const playerName = (chance: Chance): string => `${names[chance(names.length)]}${10 + chance(90)}`;
