import { call, nameRound, sayWhy } from './calls.js';
import { cardBack, cardFace, cardName } from './cards.js';
import { chosen, tell, tellEnd } from './frame.js';
import { addToHistory } from './history.js';
import { outcomeOf } from './outcome.js';
import { balance, byId, disable, does, element, page, replaceContent, say, showBalance, whenTapped, words } from './parts.js';

const button = byId('act');
const five = byId('five');

/** The hand that waits for its draw, or none. */
let hand = page.hand;
let held = [false, false, false, false, false];
let sending = false;

/** The platform counts ranks from the two, faces count from the ace. */
const rankOf = (card) => ((card >> 2) === 12 ? 1 : (card >> 2) + 2);
const suitOf = (card) => card & 3;

const namesOf = (cards) => `${words.cards}: ${cards.map((card) => cardName(rankOf(card), suitOf(card))).join(', ')}`;

function cardButton(card, place) {
  const made = element('button', 'poker-card is-new', [
    card === undefined ? cardBack() : cardFace(rankOf(card), suitOf(card)),
    element('span', 'spoken', card === undefined ? words.hiddenCard : cardName(rankOf(card), suitOf(card))),
    element('span', 'held-mark'),
  ]);
  const mark = made.lastElementChild;
  const showHeld = () => {
    made.setAttribute('aria-pressed', String(held[place]));
    mark.textContent = held[place] ? words.held : words.drawn;
  };
  made.type = 'button';
  made.disabled = !hand;
  mark.setAttribute('aria-hidden', 'true');
  if (hand) showHeld();
  whenTapped(made, () => {
    held[place] = !held[place];
    showHeld();
  });
  return made;
}

function showCards(cards, makes) {
  replaceContent(five, [0, 1, 2, 3, 4].map((place) => cardButton(cards[place], place)));
  for (const row of byId('hands').children) row.classList.toggle('is-made', row.dataset.hand === makes);
}

function showHand() {
  showCards(hand.cards, hand.makes);
  const isMade = hand.makes !== 'none';
  tell(isMade ? words[hand.makes] : words.choose, isMade ? words.choose : '', namesOf(hand.cards));
  button.textContent = words.draw;
  does(button, 'draw');
}

function showEnd(round) {
  hand = null;
  showCards(round.cards, round.makes);
  addToHistory(round);
  tellEnd(round, outcomeOf(round), round.payout ? words[round.makes] : '', namesOf(round.cards));
  button.textContent = words.deal;
  does(button, 'deal');
}

async function act() {
  if (sending) return;
  const stake = chosen();
  if (!hand && stake > balance()) {
    say(words.balanceLow);
    return;
  }
  sending = true;
  disable(button, true);
  try {
    const answer = await (hand ? call('/draw', { round: hand.round, held }) : call('/deal', { round: nameRound(), stake }));
    showBalance(answer.balance);
    if (hand || answer.payout !== undefined) showEnd(answer);
    else {
      hand = answer;
      held = [false, false, false, false, false];
      showHand();
    }
  } catch (error) {
    sayWhy(error);
  }
  sending = false;
  disable(button, false);
  button.focus();
}

if (hand) showHand();
else {
  showCards([], '');
  does(button, 'deal');
}
whenTapped(button, act);
