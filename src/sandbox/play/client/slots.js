import { call, nameRound, sayWhy } from './calls.js';
import { chosen, showLine, tellEnd } from './frame.js';
import { addToHistory } from './history.js';
import { outcomeOf } from './outcome.js';
import { balance, busy, byId, does, fill, money, motionUnwanted, page, say, showBalance, speak, whenTapped, words } from './parts.js';
import { drop, isTurning, lay, laySteady, stop, turn } from './reels.js';
import { celebrate, clearWins, describe, showWins } from './wins.js';

const spinButton = byId('spin');
const { name, unit } = page.machine;

let playing = false;
let hurried = false;
let wake;

/** Waits, unless the member is in a hurry. */
const rest = (ms) => new Promise((resolve) => {
  wake = resolve;
  setTimeout(resolve, hurried ? 0 : ms);
});

function hurry() {
  hurried = true;
  if (wake) wake();
}

async function showStep(step, index, steps) {
  const before = steps[index - 1];
  if (index === 0 && name !== 'cascade') await stop(step, rest, 180);
  else if (name === 'cascade') await drop(step, before, rest);
  else if (name === 'hold') laySteady(step, before);
  else {
    turn();
    await rest(360);
    await stop(step, rest, 60);
  }
}

/** The free spins that are left, or what the step adds; it is marked as a win once all so far is more than the stake. Ears hear that they begin. */
function tellStep(step, before, stake, sum) {
  const gain = (stake * step.units) / unit;
  const left = step.left ? fill(name === 'hold' ? words.respinsLeft : words.freeLeft, { left: step.left }) : '';
  if (gain) showLine(`+ ${money(gain)}`, left || describe(step), sum > stake);
  else if (left) showLine(left);
  if (left && !(before && before.left)) speak(left);
}

async function showRound(round) {
  let sum = 0;
  for (const [index, step] of round.steps.entries()) {
    clearWins();
    await showStep(step, index, round.steps);
    showWins(step.wins);
    sum += (round.stake * step.units) / unit;
    if (index === round.steps.length - 1) return;
    tellStep(step, round.steps[index - 1], round.stake, sum);
    await rest(step.wins.length ? 900 : 420);
  }
}

async function settle(round) {
  addToHistory(round);
  showBalance(round.balance);
  tellEnd(round, outcomeOf(round), describe(round.steps[round.steps.length - 1]));
  if (round.payout >= 20 * round.stake) await celebrate(round.payout - round.stake);
}

async function spin() {
  if (playing) {
    hurry();
    return;
  }
  const stake = chosen();
  if (stake > balance()) {
    say(words.balanceLow);
    return;
  }
  playing = true;
  busy.now = true;
  hurried = motionUnwanted();
  spinButton.setAttribute('aria-label', words.skip);
  does(spinButton, 'skip');
  spinButton.classList.add('is-turning');
  clearWins();
  showLine(words.luck);
  turn();
  try {
    // The wallet is charged when the platform says so; the reels turn at once.
    const [round] = await Promise.all([call('/round', { round: nameRound(), stake }), rest(500)]);
    showBalance(round.balance - round.payout);
    await showRound(round);
    await settle(round);
  } catch (error) {
    if (isTurning()) lay(page.grid);
    showLine(words.luck);
    sayWhy(error);
  }
  playing = false;
  busy.now = false;
  spinButton.setAttribute('aria-label', words.spin);
  does(spinButton, 'spin');
  spinButton.classList.remove('is-turning');
}

lay(page.grid);
does(spinButton, 'spin');
whenTapped(spinButton, spin);
