import { newRound } from './calls.js';
import { cardBack, cardFace, cardName } from './cards.js';
import { chosen, tell } from './frame.js';
import { showHistory } from './history.js';
import { balance, busy, byId, element, fill, money, page, replaceContent, say, whenTapped, words } from './parts.js';
import { act, countDown, follow } from './table.js';

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

function tellPhase() {
  const { phase, stake, decides, result } = state;
  if (phase === 'stakes') tell(stake ? fill(words.sat, { amount: money(stake) }) : words.luck);
  else if (phase === 'play') tell(decides ? words.play : stake ? words.playDone : words.playWatch);
  else if (!result) tell(words.playWatch);
  else if (result.payout === 0) tell(words.noWin);
  else if (result.payout === result.stake) tell(words.tie);
  else tell(fill(words.won, { amount: money(result.payout) }), true);
}

function speak() {
  const { phase, cards, dealer } = state;
  const hands = [cards.length ? spokenHand(words.yourCards, cards) : '', spokenHand(words.dealerCards, dealer)];
  byId('spoken').textContent = phase === 'stakes' ? '' : hands.join(' ').trim();
}

function showButtons() {
  const { phase, stake, decides, mayDouble } = state;
  const deciding = decides && phase === 'play';
  byId('bet-bar').hidden = deciding;
  byId('move-bar').hidden = !deciding;
  sit.disabled = sending || phase !== 'stakes' || stake > 0;
  for (const button of moves) button.disabled = sending || (button.dataset.move === 'double' && (!mayDouble || state.stake > balance()));
}

function show(next) {
  const moved = next === state || next.phase !== state.phase || next.round !== state.round;
  const hadMoves = !byId('move-bar').hidden && byId('move-bar').contains(document.activeElement);
  state = next;
  busy.now = state.phase === 'play' && state.decides;
  if (moved) {
    stopCounting();
    stopCounting = countDown(byId('countdown'), state.endsAt);
    byId('phase').textContent = state.phase === 'result' ? words.resultPhase : words[state.phase === 'play' && !state.decides ? 'playWatch' : state.phase];
    if (state.phase === 'result') showHistory(state.history);
  }
  byId('players').textContent = state.players ? fill(words.players, { count: state.players }) : '';
  showHand(byId('dealer'), state.dealer, state.phase === 'play');
  showHand(byId('player'), state.cards, false);
  byId('dealer-total').textContent = totalText(state.dealer);
  byId('player-total').textContent = totalText(state.cards);
  tellPhase();
  speak();
  showButtons();
  // The keyboard's focus goes to the moves when they come, and to the stake when they go.
  if (state.decides && moved) moves[moves.length - 1].focus();
  else if (hadMoves && byId('move-bar').hidden) sit.focus();
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
  return send('/sit', { round: newRound(), table: state.round, stake: chosen() });
});
for (const button of moves) whenTapped(button, () => send(`/${button.dataset.move}`, { table: state.round, hits: state.hits }));

follow(show);
