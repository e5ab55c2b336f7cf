import { walkable } from './board.js';
import { newRound } from './calls.js';
import { chipText, chosen, tell, tellEnd } from './frame.js';
import { showHistory } from './history.js';
import { outcomeOf } from './outcome.js';
import { balance, busy, byId, disable, element, fill, money, page, replaceContent, say, speak, whenTapped, words } from './parts.js';
import { act, countDown, follow, secondsTo } from './table.js';

const spots = Array.from(document.querySelectorAll('.spot'));
const place = byId('place');
const clear = byId('clear');
const picture = byId('wheel');
const colours = new Map(spots.map((spot) => [spot.dataset.spot, spot.classList.contains('is-red') ? 'red' : spot.classList.contains('is-black') ? 'black' : 'green']));

/** Chips that are put down but not confirmed, minor units by spot. */
let pending = {};
let placed = {};
let state = page.state;
let stopCounting = () => {};
let turns = 0;
let sending = false;

const sum = (chips) => Object.keys(chips).reduce((total, spot) => total + chips[spot], 0);
const nameOf = (spot) => words[spot] || spot;

function showBoard() {
  const open = state.phase === 'stakes';
  for (const spot of spots) {
    const name = spot.dataset.spot;
    const waiting = pending[name] || 0;
    const amount = waiting + (placed[name] || 0);
    const old = spot.querySelector('.chip');
    if (old) old.remove();
    if (amount) spot.append(element('span', waiting ? 'chip is-waiting' : 'chip', chipText(amount)));
    const sentence = fill(amount ? words.spotStaked : words.spot, { spot: nameOf(name), times: page.pays[name], amount: money(amount) });
    spot.setAttribute('aria-label', sentence);
    spot.setAttribute('aria-disabled', String(!open));
  }
  const total = sum(pending);
  place.textContent = total ? fill(words.place, { amount: money(total) }) : words.placeNone;
  disable(place, !open || !total || sending);
  disable(clear, !total);
  const staked = sum(placed);
  byId('placed').textContent = staked ? fill(words.placed, { amount: money(staked) }) : '';
}

function numberMark(number) {
  const mark = element('li', `number is-${colours.get(String(number))}`, String(number));
  return mark;
}

/** Turns the wheel until the pocket of `number` is under the mark. */
function turnWheel(number, slowly) {
  if (slowly) turns += 4;
  picture.classList.toggle('is-turning', slowly);
  picture.style.transform = `rotate(${-turns * 360 - (page.wheel.indexOf(number) * 360) / page.wheel.length}deg)`;
}

function showResult() {
  const { number, result } = state;
  const sentence = fill(words.result, { number: `${number} ${nameOf(colours.get(String(number))).toLowerCase()}` });
  if (result) tellEnd(result, sentence, outcomeOf(result));
  else tell(sentence);
}

function show(next) {
  const fresh = next.round !== state.round || next === state;
  const moved = fresh || next.phase !== state.phase;
  state = next;
  placed = {};
  for (const chips of state.chips) for (const spot of Object.keys(chips)) placed[spot] = (placed[spot] || 0) + chips[spot];
  busy.now = state.phase === 'spin' && state.chips.length > 0;
  if (moved) {
    stopCounting();
    stopCounting = countDown(byId('countdown'), state.endsAt, (seconds) => (state.phase === 'stakes' && sum(placed) ? fill(words.placedNow, { seconds }) : `${seconds} s`), () => state.phase === 'stakes' && sum(pending) > 0);
    replaceContent(byId('latest'), state.latest.slice(0, 8).map(numberMark));
    byId('number').textContent = state.phase === 'result' ? state.number : '';
    // Nothing is lost by the clock: what was put down waits for the next round.
    if (state.phase === 'spin' && sum(pending) && !sending) say(words.waits);
    if (state.phase === 'stakes') turnWheel(state.latest[0], false);
    else turnWheel(state.number, state.phase === 'spin' && state.endsAt - state.now > 3000);
    if (state.phase === 'result') {
      showResult();
      showHistory(state.history);
    } else tell(words[state.phase], '', state.phase === 'stakes' ? `${secondsTo(state.endsAt)} s` : '');
  }
  byId('players').textContent = state.players ? fill(words.players, { count: state.players }) : '';
  showBoard();
}

for (const spot of spots) {
  whenTapped(spot, () => {
    if (state.phase !== 'stakes') return say(words.drawClosed);
    const { spot: name } = spot.dataset;
    if (sum(pending) + chosen() > balance()) return say(words.balanceLow);
    pending[name] = (pending[name] || 0) + chosen();
    return showBoard();
  });
}

whenTapped(clear, () => {
  pending = {};
  showBoard();
  spots[0].focus();
});

whenTapped(place, async () => {
  sending = true;
  const chips = pending;
  pending = {};
  showBoard();
  const taken = await act('/chips', { round: newRound(), table: state.round, chips });
  sending = false;
  if (taken) speak(fill(words.placedNow, { seconds: secondsTo(state.endsAt) }));
  else pending = chips;
  showBoard();
});

walkable(document.querySelector('.board'), spots);
follow(show);
