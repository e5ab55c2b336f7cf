import type { Language } from '../../languages.ts';

const pt = {
  deal: 'Dar cartas',
  draw: 'Trocar',
  ready: 'Aposte e receba cinco cartas',
  choose: 'Toque nas cartas que quer segurar',
  held: 'Fica',
  drawn: 'Troca',
  cards: 'Suas cartas',
  none: 'Nada', jacks: 'Par de valetes ou mais', twoPairs: 'Dois pares', three: 'Trinca', straight: 'Sequência', flush: 'Flush', fullHouse: 'Full house',
  four: 'Quadra', straightFlush: 'Straight flush', royal: 'Royal flush',
  rule: 'Você recebe cinco cartas de um baralho de 52, segura as que quiser e troca as outras uma vez. A mão final paga pela tabela, em vezes a aposta. As dez cartas são sorteadas na hora em que a mão é dada.',
  left: 'Uma mão deixada no meio fica esperando por um dia; depois é paga como está.',
  best: 'O retorno é o de quem segura sempre as melhores cartas.',
  hand: 'Mão',
  paysTimes: 'Paga',
};

const en: typeof pt = {
  deal: 'Deal',
  draw: 'Draw',
  ready: 'Deal to get five cards',
  choose: 'Tap the cards you want to hold',
  held: 'Held',
  drawn: 'Draw',
  cards: 'Your cards',
  none: 'Nothing', jacks: 'Jacks or better', twoPairs: 'Two pairs', three: 'Three of a kind', straight: 'Straight', flush: 'Flush', fullHouse: 'Full house',
  four: 'Four of a kind', straightFlush: 'Straight flush', royal: 'Royal flush',
  rule: 'You get five cards from a deck of 52, hold those you want and draw the others once. The final hand pays by the table, times your stake. All ten cards are drawn when the hand is dealt.',
  left: 'A hand left halfway waits for a day; then it is paid as it stands.',
  best: 'The return is that of holding the best cards every time.',
  hand: 'Hand',
  paysTimes: 'Pays',
};

export const pokerWords: Readonly<Record<Language, typeof pt>> = { pt, en };
