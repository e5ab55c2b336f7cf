import { nameRound } from './calls.js';
import { chosen, showLine, tell, tellEnd, timesText } from './frame.js';
import { showHistory } from './history.js';
import { outcomeOf } from './outcome.js';
import { balance, busy, byId, disable, does, element, fill, money, motionUnwanted, page, replaceContent, say, speak, whenTapped, words } from './parts.js';
import { act, countDown, follow, secondsTo, tableTime } from './table.js';

const button = byId('act');
const figure = byId('multiplier');
const flyer = byId('flyer');
const sky = byId('sky');

let state = page.state;
let frame;
let stopCounting = () => {};
let sending = false;
let heard = 0;
/** The stake with which the member boards as soon as the next flight takes passengers; 0: not. */
let ahead = 0;

const multiplierNow = () => Math.min(page.ceiling, Math.floor(100 * Math.exp(page.growth * Math.max(0, tableTime() - state.startsAt))));

let room = [0, 0];

/** The flyer's place at a multiplier: it nears the right, below the figure. */
function place(multiplier) {
  const share = 1 - 1 / (1 + Math.log(multiplier / 100) * 0.9);
  flyer.style.transform = `translate(${share * room[0]}px, ${-share * room[1]}px)`;
}

function fly() {
  const multiplier = multiplierNow();
  figure.textContent = timesText(multiplier);
  if (!motionUnwanted()) place(multiplier);
  if (state.stake) {
    button.textContent = fill(words.cashOut, { amount: money((state.stake * multiplier) / 100) });
    disable(button, sending || multiplier <= 100);
  }
  frame = requestAnimationFrame(fly);
}

/**
 * Says each whole number alone, for a figure that is said ten times a second says nothing; and once the platform has
 * answered that the flight goes on: the figure runs ahead of a fall by as long as that takes.
 */
function tellHeight() {
  const whole = Math.floor(multiplierNow() / 100);
  if (whole > heard && state.stake) speak(`${whole}×`);
  heard = whole;
}

function tellPhase() {
  const { phase, stake, result, point } = state;
  if (stake) tell(fill(words.boarded, { amount: money(stake) }));
  else if (ahead) tell(fill(words.ahead, { amount: money(ahead) }));
  else if (result && result.payout) tellEnd(result, fill(words.cashedOut, { point: timesText((result.payout * 100) / result.stake) }), outcomeOf(result));
  else if (phase === 'result' && result) tellEnd(result, fill(words.ended, { point: timesText(point) }), words.lost);
  else {
    // The sky says where it fell; ears hear it.
    if (showLine(phase === 'stakes' ? words.join : words.watch) && phase === 'result') speak(fill(words.ended, { point: timesText(point) }));
  }
}

/** What eyes see in the sky, to ears that have a stake in it: that it takes off, and where it falls after they are out. */
function tellTurn() {
  const { phase, stake, result, point } = state;
  if (phase === 'flight' && stake) speak(words.flight);
  if (phase === 'result' && result && result.payout) speak(fill(words.ended, { point: timesText(point) }));
}

function showButton() {
  const { phase, stake } = state;
  const isOut = phase === 'flight' && stake > 0;
  button.classList.toggle('is-out', isOut);
  does(button, isOut ? 'out' : ahead ? 'notAhead' : 'board');
  if (isOut) return;
  button.textContent = stake ? fill(words.boarded, { amount: money(stake) }) : ahead ? words.notAhead : words.board;
  disable(button, sending || stake > 0);
}

function flightMark(point) {
  return element('li', point < 200 ? 'number is-black' : point < 1000 ? 'number is-green' : 'number is-gold', timesText(point));
}

function show(next) {
  const moved = next === state || next.phase !== state.phase || next.round !== state.round;
  // Who cashes out has a result before the flight ends.
  if (next.result) showHistory(next.history);
  state = next;
  const { phase } = state;
  busy.now = state.stake > 0 && phase !== 'result';
  sky.className = `sky is-${phase}`;
  room = [sky.clientWidth - 120, Math.max(0, sky.clientHeight - figure.offsetTop - figure.offsetHeight - flyer.offsetHeight - 12)];
  cancelAnimationFrame(frame);
  if (moved) {
    stopCounting();
    heard = 1;
    byId('phase').textContent = phase === 'result' ? words.endedLabel : words[phase];
    if (phase === 'stakes') {
      flyer.style.transform = '';
      stopCounting = countDown(figure, state.endsAt);
      if (!state.stake) speak(`${words.stakes}: ${secondsTo(state.endsAt)} s`);
    }
    if (phase === 'result') figure.textContent = timesText(state.point);
    replaceContent(byId('latest'), state.latest.slice(0, 6).map(flightMark));
  }
  const target = byId('target');
  // What is disabled loses the focus: who boards by what was named before may stand on it.
  if (state.stake > 0 && document.activeElement === target) button.focus();
  target.disabled = state.stake > 0;
  byId('players').textContent = state.players ? fill(words.players, { count: state.players }) : '';
  tellPhase();
  if (moved) tellTurn();
  showButton();
  if (phase === 'flight') tellHeight();
  if (phase === 'flight' && !document.hidden) fly();
  if (phase === 'stakes' && ahead) boardAhead();
}

/** Boards with the stake that was named before. */
function boardAhead() {
  const stake = ahead;
  ahead = 0;
  if (!state.stake) board(stake);
}

async function send(path, body) {
  sending = true;
  disable(button, true);
  await act(path, body);
  sending = false;
  showButton();
}

function board(stake) {
  const target = Number(byId('target').value);
  return send('/board', Object.assign({ round: nameRound(state.round), table: state.round, stake }, target ? { target } : {}));
}

/** For the next flight, or not after all. */
function setAhead(stake) {
  ahead = stake;
  tellPhase();
  showButton();
}

whenTapped(button, () => {
  if (state.phase === 'flight' && state.stake) return send('/out', { table: state.round });
  if (ahead) return setAhead(0);
  if (chosen() > balance()) return say(words.balanceLow);
  return state.phase === 'stakes' ? board(chosen()) : setAhead(chosen());
});

// Nobody boards who does not see the flight.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) return;
  cancelAnimationFrame(frame);
  ahead = 0;
});
follow(show);
