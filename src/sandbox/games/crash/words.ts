import type { Language } from '../../languages.ts';

const pt = {
  stakes: 'Próxima decolagem',
  flight: 'Subindo',
  ended: 'Caiu em {point}',
  endedLabel: 'Caiu',
  latest: 'Últimos voos',
  players: 'Jogadores na rodada: {count}',
  board: 'Embarcar',
  boarded: 'A bordo: {amount}',
  cashOut: 'Retirar {amount}',
  target: 'Retirada automática em',
  noTarget: 'Desligada',
  cashedOut: 'Você retirou em {point}',
  reached: '{point}',
  lost: 'Não deu tempo de retirar',
  drawClosed: 'Este voo já decolou. Embarque no próximo.',
  rule: 'O voo sobe e o multiplicador cresce com ele. Retire antes da queda e receba a aposta vezes o multiplicador; depois da queda, a aposta se perde. O voo é um só: cai no mesmo ponto para todo mundo.',
  chances: 'A chance de passar de um multiplicador é 97 dividido por ele: em cada 100 voos uns 48 passam de 2×, 9 passam de 10×, e 3 caem antes de qualquer retirada. Em {ceiling} todos são pagos.',
  auto: 'Com retirada automática a plataforma retira por você, mesmo sem conexão.',
  column: 'Retirada em',
  chance: 'Chance',
};

const en: typeof pt = {
  stakes: 'Next take-off',
  flight: 'Climbing',
  ended: 'Crashed at {point}',
  endedLabel: 'Crashed',
  latest: 'Latest flights',
  players: 'Players in this round: {count}',
  board: 'Board',
  boarded: 'On board: {amount}',
  cashOut: 'Cash out {amount}',
  target: 'Cash out by itself at',
  noTarget: 'No, I cash out',
  cashedOut: 'You cashed out at {point}',
  reached: '{point}',
  lost: 'Not cashed out in time',
  drawClosed: 'This flight has left. Board the next one.',
  rule: 'The flight climbs and the multiplier grows with it. Cash out before the crash and get your stake times the multiplier; after the crash the stake is lost. There is one flight: it crashes at the same point for everybody.',
  chances: 'The chance of passing a multiplier is 97 divided by it: of 100 flights some 48 pass 2×, 9 pass 10×, and 3 crash before anyone can cash out. At {ceiling} everybody is paid.',
  auto: 'With automatic cash-out the platform does it for you, even without a connection.',
  column: 'Cash out at',
  chance: 'Chance',
};

export const crashWords: Readonly<Record<Language, typeof pt>> = { pt, en };
