import type { Language } from '../../languages.ts';

const pt = {
  spin: 'Girar',
  skip: 'Pular a animação',
  wild: 'Curinga',
  scatter: 'Bônus',
  window: 'Rolos: {symbols}',
  freeLeft: 'Giros grátis: faltam {left}',
  respinsLeft: 'Giros das moedas: faltam {left}',
  ofLine: '{count} × {symbol}',
  multiplied: 'vale {times}×',
  symbol: 'Símbolo',
  alike: '{count} iguais',
  group: 'Grupo de {count}',
  groupMore: 'Grupo de {count} ou mais',
  timesStake: 'Os valores são vezes a aposta toda.',
  lines: 'As {count} linhas, da esquerda para a direita',
  classicRule: 'Três iguais em uma das {lines} linhas pagam. {wild} é o curinga e vale por qualquer símbolo.',
  linesRule: 'Três ou mais iguais numa linha, a partir da esquerda, pagam. {wild} é o curinga dos rolos do meio e vale por qualquer símbolo menos {scatter}. Três ou mais {scatter} em qualquer lugar dão {spins} giros grátis com prêmios em dobro.',
  waysRule: 'Três ou mais iguais em rolos vizinhos, a partir da esquerda e em qualquer altura, pagam: são 243 caminhos, e o prêmio conta uma vez por caminho. {wild} é o curinga; no rolo do meio ele vale por dois.',
  cascadeRule: 'Quatro ou mais iguais que se tocam formam um grupo: ele paga, some, e o que está acima cai. Cada queda seguida multiplica os prêmios: 1×, 2×, 3× e depois 5×.',
  holdRule: 'Três ou mais iguais em uma das {lines} linhas, a partir da esquerda, pagam. Seis ou mais moedas ficam presas e dão 3 giros; cada moeda nova volta a conta para 3. No fim as moedas pagam o que mostram, de {least} a {most}. A janela cheia soma {grand}.',
};

const en: typeof pt = {
  spin: 'Spin',
  skip: 'Skip the animation',
  wild: 'Wild',
  scatter: 'Bonus',
  window: 'Reels: {symbols}',
  freeLeft: 'Free spins left: {left}',
  respinsLeft: 'Coin spins left: {left}',
  ofLine: '{count} × {symbol}',
  multiplied: 'counts {times}×',
  symbol: 'Symbol',
  alike: '{count} alike',
  group: 'Group of {count}',
  groupMore: 'Group of {count} or more',
  timesStake: 'Figures are times the whole stake.',
  lines: 'The {count} lines, from left to right',
  classicRule: 'Three alike on one of {lines} lines pay. {wild} is wild and stands for any symbol.',
  linesRule: 'Three or more alike on a line, from the left, pay. {wild} is the wild of the middle reels and stands for any symbol but {scatter}. Three or more {scatter} anywhere give {spins} free spins with double prizes.',
  waysRule: 'Three or more alike on neighbouring reels, from the left and at any height, pay: there are 243 ways, and each way pays once. {wild} is wild; on the middle reel it counts as two.',
  cascadeRule: 'Four or more alike that touch make a group: it pays, vanishes, and what stands above falls. Each further fall multiplies the prizes: 1×, 2×, 3×, then 5×.',
  holdRule: 'Three or more alike on one of {lines} lines, from the left, pay. Six or more coins stay and give 3 spins; each new coin sets them back to 3. At the end the coins pay what they show, {least} to {most}. A full window adds {grand}.',
};

export const slotWords: Readonly<Record<Language, typeof pt>> = { pt, en };
