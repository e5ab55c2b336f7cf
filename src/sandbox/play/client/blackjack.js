import { nameRound } from './calls.js';
import { cardBack, cardFace, cardName } from './cards.js';
import { chosen, showLine, tell, tellEnd } from './frame.js';
import { showHistory } from './history.js';
import { outcomeOf } from './outcome.js';
import { balance, busy, byId, disable, does, element, fill, money, page, replaceContent, rest, say, speak, whenTapped, words } from './parts.js';
import { act, countDown, follow, secondsTo } from './table.js';

const sit = byId('sit');
const moves = Array.from(document.querySelectorAll('[data-move]'));

let state = page.state;
let stopCounting = () => {};
let sending = false;

const rankOf = (card) => card >> 2;
const suitOf = (card) => card & 3;

function totalOf(cards) {
  const hard = cards.reduce((sum, card) => sum + Math.min(10, rankOf(card)), 0);
  return hard <= 11 && cards.some((card) => rankOf(card) === 1) ? hard + 10 : hard;
}

function totalText(cards) {
  if (!cards.length) return '';
  const total = totalOf(cards);
  if (total === 21 && cards.length === 2) return words.blackjack;
  return total > 21 ? fill(words.bust, { total }) : fill(words.total, { total });
}

/** Shows a hand; cards that are there already stay, so that only new ones come in. */
function showHand(list, cards, hidden) {
  const key = cards.join();
  const before = list.dataset.cards || '';
  const known = before && key.startsWith(before) ? before.split(',').length : 0;
  const shown = cards.map((card, index) => {
    const item = element('li', index < known ? 'card-item' : 'card-item is-new', [cardFace(rankOf(card), suitOf(card)), element('span', 'spoken', cardName(rankOf(card), suitOf(card)))]);
    return item;
  });
  if (hidden) shown.push(element('li', 'card-item', [cardBack(), element('span', 'spoken', words.hiddenCard)]));
  while (shown.length < 2) shown.push(element('li', 'card-item is-empty', [element('span', 'card-face is-empty')]));
  for (const item of shown) if (item.classList.contains('is-empty')) item.setAttribute('aria-hidden', 'true');
  replaceContent(list, shown);
  list.dataset.cards = key;
}

const spokenHand = (sentence, cards) => fill(sentence, { cards: cards.map((card) => cardName(rankOf(card), suitOf(card))).join(', '), total: totalOf(cards) });

let heard = '';

/** The hands to ears, once for each card that comes; who has no stake hears none. */
function newHands() {
  const { cards, dealer } = state;
  if (!cards.length || heard === `${cards}|${dealer}`) return '';
  heard = `${cards}|${dealer}`;
  return `${spokenHand(words.yourCards, cards)} ${spokenHand(words.dealerCards, dealer)}`;
}

function tellPhase() {
  const { phase, stake, decides, result } = state;
  if (phase === 'stakes' && stake) tell(fill(words.sat, { amount: money(stake) }));
  else if (!stake && !result) showLine(phase === 'stakes' ? words.join : words.watch);
  else if (result) tellEnd(result, result.payout === result.stake ? words.tie : outcomeOf(result), '', newHands());
  else {
    const hands = newHands();
    const isNew = showLine(decides ? words.choose : words.playDone);
    // Who stands has no new card.
    if (isNew && !hands && !decides) speak(words.playDone);
    if (hands) speak(`${hands} ${decides ? `${words.play}: ${secondsTo(state.endsAt)} s` : words.playDone}`);
  }
}

function showButtons() {
  const { phase, stake, decides, hits, mayDouble } = state;
  const deciding = decides && phase === 'play';
  // The stake comes under the finger that stood.
  if (byId('bet-bar').hidden && !deciding) byId('bet-bar').querySelectorAll('button').forEach(rest);
  byId('bet-bar').hidden = deciding;
  byId('move-bar').hidden = !deciding;
  disable(sit, sending || phase !== 'stakes' || stake > 0);
  for (const button of moves) {
    // Of this hand: a second tap takes no second card.
    does(button, deciding ? `move ${hits}` : 'nothing');
    disable(button, sending || (button.dataset.move === 'double' && (!mayDouble || state.stake > balance())));
  }
}

function show(next) {
  const first = next === state;
  const moved = first || next.phase !== state.phase || next.round !== state.round;
  // An empty table goes from stakes to stakes: that is not said again and again.
  const opens = next.phase === 'stakes' && (first || state.phase !== 'stakes');
  const stands = document.activeElement;
  state = next;
  busy.now = state.phase === 'play' && state.decides;
  if (moved) {
    stopCounting();
    stopCounting = countDown(byId('countdown'), state.endsAt, undefined, () => state.decides);
    if (opens && !state.stake) speak(`${words.stakes}: ${secondsTo(state.endsAt)} s`);
    byId('phase').textContent = state.phase === 'result' ? words.resultPhase : words[state.phase === 'play' && !state.decides ? 'playWatch' : state.phase];
    if (state.phase === 'result') showHistory(state.history);
  }
  byId('players').textContent = state.players ? fill(words.players, { count: state.players }) : '';
  showHand(byId('dealer'), state.dealer, state.phase === 'play');
  showHand(byId('player'), state.cards, false);
  byId('dealer-total').textContent = totalText(state.dealer);
  byId('player-total').textContent = totalText(state.cards);
  tellPhase();
  showButtons();
  // Who stood on a bar that goes stands before the other: on no button, which a second tap would press.
  const [bet, move] = [byId('bet-bar'), byId('move-bar')];
  if (bet.hidden && bet.contains(stands)) move.focus();
  else if (move.hidden && move.contains(stands)) bet.focus();
}

async function send(path, body) {
  sending = true;
  showButtons();
  await act(path, body);
  sending = false;
  showButtons();
}

whenTapped(sit, () => {
  if (chosen() > balance()) return say(words.balanceLow);
  return send('/sit', { round: nameRound(state.round), table: state.round, stake: chosen() });
});
for (const button of moves) whenTapped(button, () => send(`/${button.dataset.move}`, { table: state.round, hits: state.hits }));

follow(show);
