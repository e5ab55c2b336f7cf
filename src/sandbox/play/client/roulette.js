import { walkable } from './board.js';
import { isKnown, nameRound } from './calls.js';
import { chipText, chosen, showLine, tell, tellEnd } from './frame.js';
import { showHistory } from './history.js';
import { outcomeOf } from './outcome.js';
import { balance, busy, byId, disable, does, element, fill, money, page, replaceContent, say, speak, whenTapped, words } from './parts.js';
import { act, countDown, follow, secondsTo } from './table.js';

const spots = Array.from(document.querySelectorAll('.spot'));
const place = byId('place');
const clear = byId('clear');
const picture = byId('wheel');
const colours = new Map(spots.map((spot) => [spot.dataset.spot, spot.classList.contains('is-red') ? 'red' : spot.classList.contains('is-black') ? 'black' : 'green']));

/** Chips that are put down but not confirmed, minor units by spot. */
let pending = {};
let placed = {};
/** The chips of the last round with some, to be put down again. */
let before = {};
let state = page.state;
let stopCounting = () => {};
let turns = 0;
let sending = false;
/** How many chips lay on the table before those whose answer was lost. */
let lostAt;

const sum = (chips) => Object.keys(chips).reduce((total, spot) => total + chips[spot], 0);
const nameOf = (spot) => words[spot] || spot;

function showBoard() {
  const open = state.phase === 'stakes';
  const drawn = state.phase === 'result' ? String(state.number) : '';
  for (const spot of spots) {
    const name = spot.dataset.spot;
    const waiting = pending[name] || 0;
    const amount = waiting + (placed[name] || 0);
    const old = spot.querySelector('.chip');
    if (old) old.remove();
    if (amount) spot.append(element('span', waiting ? 'chip is-waiting' : 'chip', chipText(amount)));
    const sentence = fill(amount ? words.spotStaked : words.spot, { spot: nameOf(name), times: page.pays[name], amount: money(amount) });
    spot.setAttribute('aria-label', sentence);
    spot.classList.toggle('is-drawn', name === drawn);
  }
  const total = sum(pending);
  place.textContent = !open ? words.placeLater : total ? fill(words.place, { amount: money(total) }) : words.placeNone;
  does(place, open ? 'place' : 'wait');
  disable(place, !open || !total || sending);
  const repeats = !total && sum(before) > 0;
  clear.textContent = repeats ? words.repeat : words.clear;
  does(clear, repeats ? 'repeat' : 'clear');
  disable(clear, !total && !repeats);
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

/** How the round stands, and what is staked in it. */
function tellPhase() {
  const { phase, players } = state;
  const staked = sum(placed) ? fill(words.placed, { amount: money(sum(placed)) }) : '';
  if (phase === 'result') showResult();
  // That the ball runs is part of why chips wait.
  else if (phase === 'spin' && sum(pending) && !sending) showLine(words.spin);
  // It has been heard when it was placed.
  else if (phase === 'stakes' && staked) showLine(staked);
  else tell(words[phase], '', phase === 'stakes' ? `${secondsTo(state.endsAt)} s` : '');
  byId('players').textContent = phase === 'spin' && staked ? staked : players ? fill(words.players, { count: players }) : '';
}

function show(next) {
  const fresh = next.round !== state.round || next === state;
  const moved = fresh || next.phase !== state.phase;
  state = next;
  if (lostAt !== undefined && (fresh || state.chips.length > lostAt)) {
    isKnown(state.round);
    pending = {};
    lostAt = undefined;
  }
  placed = {};
  for (const chips of state.chips) for (const spot of Object.keys(chips)) placed[spot] = (placed[spot] || 0) + chips[spot];
  if (sum(placed)) before = placed;
  busy.now = state.phase === 'spin' && state.chips.length > 0;
  if (moved) {
    stopCounting();
    stopCounting = countDown(byId('countdown'), state.endsAt, (seconds) => (state.phase === 'stakes' && sum(placed) ? fill(words.spinsIn, { seconds }) : `${seconds} s`), () => state.phase === 'stakes' && sum(pending) > 0);
    replaceContent(byId('latest'), (state.phase === 'result' ? [state.number] : []).concat(state.latest).slice(0, 8).map(numberMark));
    byId('number').textContent = state.phase === 'result' ? state.number : '';
    // Nothing is lost by the clock: what was put down waits for the next round.
    if (state.phase === 'spin' && sum(pending) && !sending) say(words.waits);
    if (state.phase === 'stakes') turnWheel(state.latest[0], false);
    else turnWheel(state.number, state.phase === 'spin' && state.endsAt - state.now > 3000);
    if (state.phase === 'result') showHistory(state.history);
  }
  tellPhase();
  showBoard();
}

for (const spot of spots) {
  whenTapped(spot, () => {
    const { spot: name } = spot.dataset;
    if (sum(pending) + chosen() > balance()) return say(words.balanceLow);
    pending[name] = (pending[name] || 0) + chosen();
    showBoard();
    return speak(`${nameOf(name)}: ${money(pending[name] + (placed[name] || 0))}`);
  });
}

whenTapped(clear, () => {
  const again = clear.dataset.does === 'repeat' ? before : {};
  if (sum(again) > balance()) return say(words.balanceLow);
  pending = Object.assign({}, again);
  showBoard();
  speak(sum(again) ? fill(words.laid, { amount: money(sum(again) + sum(placed)) }) : words.cleared);
});

whenTapped(place, async () => {
  sending = true;
  const chips = pending;
  const { length } = state.chips;
  pending = {};
  showBoard();
  const taken = await act('/chips', { round: nameRound(state.round), table: state.round, chips });
  sending = false;
  if (taken) speak(fill(words.placedNow, { seconds: secondsTo(state.endsAt) }));
  else {
    pending = chips;
    lostAt = length;
  }
  showBoard();
});

walkable(document.querySelector('.board'), spots);
follow(show);
