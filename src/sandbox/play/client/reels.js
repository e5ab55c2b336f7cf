import { call, newRound, sayWhy } from './calls.js';
import { addToHistory, showHistory } from './history.js';
import { balance, byId, element, fill, money, motionUnwanted, page, pause, picture, say, sheet, showBalance, whenTapped, words } from './parts.js';
import { stakePicker } from './stake.js';
import { celebrate, clearWins, showWins } from './wins.js';

const fillers = 9;
const reels = Array.from(document.querySelectorAll('.reel'));
const spinButton = byId('spin');
const message = byId('message');

const anySymbol = () => Math.floor(Math.random() * page.symbols.length);
const cell = (symbol) => element('div', 'cell', [picture(`symbol-${symbol}`, 'symbol')]);

/** Three cells are visible; those above them only scroll by. */
function lay(reel, column) {
  const strip = element('div', 'strip');
  strip.append(...column.map(cell));
  for (let index = 0; index < fillers; index++) strip.append(cell(anySymbol()));
  // The first three are repeated at the end, so that the loop has no seam.
  strip.append(...column.map(cell));
  reel.textContent = '';
  reel.append(strip);
  return strip;
}

const columnOf = (grid, reel) => [grid[reel], grid[reel + 3], grid[reel + 6]];

async function stop(reel, column, delay) {
  await pause(delay);
  const strip = lay(reel, column);
  if (motionUnwanted()) return;
  strip.classList.add('is-stopping');
  await pause(620);
  strip.classList.remove('is-stopping');
}

const chosen = stakePicker(page.stakes, page.openingStake);
let spinning = false;

async function spin() {
  if (spinning) return;
  const stake = chosen();
  if (stake > balance()) return say(words.balanceLow);
  spinning = true;
  spinButton.disabled = true;
  clearWins();
  message.textContent = words.luck;
  message.className = 'message';
  if (!motionUnwanted()) for (const reel of reels) reel.firstElementChild.classList.add('is-turning');
  try {
    const answered = call('/round', { round: newRound(), stake });
    // The wallet is charged when the platform says so; the reels turn at once.
    const [round] = await Promise.all([answered, pause(motionUnwanted() ? 0 : 500)]);
    showBalance(round.balance - round.payout);
    await Promise.all(reels.map((reel, index) => stop(reel, columnOf(round.grid, index), index * 220)));
    await settle(round, stake);
  } catch (error) {
    for (const reel of reels) reel.firstElementChild.classList.remove('is-turning');
    message.textContent = words.luck;
    sayWhy(error);
  }
  spinning = false;
  spinButton.disabled = false;
}

async function settle(round, stake) {
  addToHistory(round);
  if (round.payout === 0) {
    message.textContent = words.noWin;
    return;
  }
  showWins(round.wins);
  message.className = 'message is-won';
  message.textContent = fill(words.won, { amount: money(round.payout) });
  showBalance(round.balance);
  if (round.payout >= 20 * stake) await celebrate(round.payout);
}

reels.forEach((reel, index) => lay(reel, columnOf(page.grid, index)));
showHistory(page.history);
whenTapped(spinButton, spin);
whenTapped(byId('paytable-open'), sheet(byId('paytable')));
