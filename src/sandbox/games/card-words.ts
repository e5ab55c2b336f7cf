import type { Language } from '../languages.ts';

const pt = {
  cardName: '{rank} de {suit}',
  ace: 'ás', jack: 'valete', queen: 'dama', king: 'rei',
  clubs: 'paus', diamonds: 'ouros', hearts: 'copas', spades: 'espadas',
  hiddenCard: 'carta fechada',
};

const en: typeof pt = {
  cardName: '{rank} of {suit}',
  ace: 'ace', jack: 'jack', queen: 'queen', king: 'king',
  clubs: 'clubs', diamonds: 'diamonds', hearts: 'hearts', spades: 'spades',
  hiddenCard: 'face-down card',
};

/** Names of playing cards, for people who hear them; the script that says them is `cards.js`. */
export const cardWords: Readonly<Record<Language, typeof pt>> = { pt, en };
