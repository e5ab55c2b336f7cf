import { element, fill, words } from './parts.js';

const suits = ['clubs', 'diamonds', 'hearts', 'spades'];
const signs = ['♣', '♦', '♥', '♠'];
const named = { 1: 'ace', 11: 'jack', 12: 'queen', 13: 'king' };
const letters = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

/** The spoken name of a card; rank 1 is the ace, suits are clubs, diamonds, hearts and spades. */
export const cardName = (rank, suit) => fill(words.cardName, { rank: named[rank] ? words[named[rank]] : rank, suit: words[suits[suit]] });

/** The face of a card as it is seen. */
export function cardFace(rank, suit) {
  const face = element('span', suit === 1 || suit === 2 ? 'card-face is-red' : 'card-face', [element('span', 'card-rank', letters[rank] || String(rank)), element('span', 'card-suit', signs[suit])]);
  face.setAttribute('aria-hidden', 'true');
  return face;
}

/** The back of a card. */
export function cardBack() {
  const back = element('span', 'card-face is-back');
  back.setAttribute('aria-hidden', 'true');
  return back;
}
