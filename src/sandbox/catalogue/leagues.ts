import type { Label } from './labels.ts';

export interface Team {
  name: string;
  colours: readonly [string, string];
}

export interface League {
  name: Label;
  teams: readonly Team[];
}

const red = '#d8283a';
const blue = '#1f5fd0';
const sky = '#4cb8f0';
const navy = '#14264f';
const green = '#15904c';
const lime = '#a4cf2a';
const gold = '#f5bd2c';
const orange = '#ef7a1d';
const purple = '#6c33c0';
const wine = '#861a3d';
const teal = '#0fa79b';
const white = '#f2f4f3';
const black = '#1b2024';
const brown = '#7a4a22';
const pink = '#ee6ba4';

const team = (name: string, first: string, second: string): Team => ({ name, colours: [first, second] });

export const leagues: readonly League[] = [
  { name: { pt: 'Liga Verde', en: 'Green League' }, teams: [team('Ipê', red, wine), team('Maré', blue, sky), team('Jatobá', green, white), team('Sabiá', orange, black), team('Araçá', gold, green), team('Jacarandá', purple, white)] },
  { name: { pt: 'Liga Atlântica', en: 'Atlantic League' }, teams: [team('Farol', white, red), team('Recife Sul', teal, navy), team('Jangada', sky, gold), team('Coral', pink, wine), team('Ressaca', navy, white), team('Gaivota', black, sky)] },
  { name: { pt: 'Copa do Cerrado', en: 'Cerrado Cup' }, teams: [team('Buriti', green, gold), team('Pequi', gold, black), team('Seriema', brown, white), team('Lobo-Guará', orange, brown), team('Veredas', teal, lime), team('Chapada', wine, gold)] },
  { name: { pt: 'Série Serrana', en: 'Highland Series' }, teams: [team('Neblina', white, navy), team('Pinhão', brown, gold), team('Gralha', navy, sky), team('Canela', wine, orange), team('Mirante', purple, gold), team('Cascata', blue, white)] },
  { name: { pt: 'Taça do Sertão', en: 'Sertão Trophy' }, teams: [team('Mandacaru', green, red), team('Umbuzeiro', lime, brown), team('Xique-Xique', teal, orange), team('Vaqueiro', brown, black), team('Carcará', black, gold), team('Lajedo', orange, white)] },
  { name: { pt: 'Liga Amazônica', en: 'Amazonian League' }, teams: [team('Uirapuru', red, black), team('Boto', pink, white), team('Vitória-Régia', green, pink), team('Castanheira', brown, lime), team('Igarapé', blue, lime), team('Samaúma', green, black)] },
  { name: { pt: 'Copa Urbana', en: 'City Cup' }, teams: [team('Viaduto', black, orange), team('Metrô', blue, gold), team('Ladeira', red, white), team('Calçadão', black, white), team('Bonde', gold, red), team('Garoa', sky, purple)] },
  { name: { pt: 'Liga dos Pampas', en: 'Pampas League' }, teams: [team('Minuano', sky, white), team('Chimarrão', green, lime), team('Querência', wine, white), team('Coxilha', lime, navy), team('Quero-Quero', white, black), team('Ventania', purple, teal)] },
];
