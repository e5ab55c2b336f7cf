import { call, nameRound, sayWhy } from './calls.js';
import { chosen, tell, tellEnd } from './frame.js';
import { addToHistory } from './history.js';
import { outcomeOf, signed } from './outcome.js';
import { balance, busy, byId, fill, motionUnwanted, pause, say, showBalance, whenTapped, words } from './parts.js';

const sea = byId('water');
const bullet = byId('bullet');
const cannon = byId('cannon');
const gain = byId('gain');

/** Shows the shot on its way to where the fish is now. */
async function fire(fish) {
  if (motionUnwanted()) return;
  const box = sea.getBoundingClientRect();
  const target = fish.getBoundingClientRect();
  const x = target.left + target.width / 2 - box.left - box.width / 2;
  const y = target.top + target.height / 2 - box.bottom + 24;
  cannon.style.transform = `rotate(${Math.atan2(x, -y)}rad)`;
  bullet.className = 'bullet';
  bullet.style.transform = 'translate(0, 0)';
  await pause(20);
  bullet.className = 'bullet is-flying';
  bullet.style.transform = `translate(${x}px, ${y}px)`;
  // Whole, at the sea's edge too.
  const most = box.width / 2 - 70;
  gain.style.transform = `translate(${Math.max(-most, Math.min(most, x))}px, ${y}px)`;
  await pause(200);
  bullet.className = 'bullet is-splash';
}

/** ms from a shot to the next: a second tap never spends. */
const between = 500;
let shooting = false;

async function shoot(fish) {
  if (shooting) return;
  const stake = chosen();
  if (stake > balance()) {
    say(words.balanceLow);
    return;
  }
  shooting = true;
  busy.now = true;
  tell(fill(words.shot, { fish: words[fish.dataset.fish] }));
  try {
    const [round] = await Promise.all([call('/shot', { round: nameRound(), stake, fish: fish.dataset.fish }), fire(fish), pause(between)]);
    showBalance(round.balance);
    addToHistory(round);
    // Perhaps of a shot whose answer was lost: at the fish of that one.
    const name = words[round.fish];
    if (round.payout) await showCatch(fish, name, round);
    else tellEnd(round, fill(words.missed, { fish: name }));
  } catch (error) {
    bullet.className = 'bullet';
    tell(words.aim);
    sayWhy(error);
  }
  shooting = false;
  busy.now = false;
}

async function showCatch(fish, name, round) {
  tellEnd(round, outcomeOf(round), name);
  gain.textContent = signed(round.payout - round.stake);
  gain.classList.add('is-shown');
  fish.classList.add('is-caught');
  await pause(motionUnwanted() ? 0 : 450);
  setTimeout(() => {
    gain.classList.remove('is-shown');
    fish.classList.remove('is-caught');
  }, 1400);
}

for (const fish of document.querySelectorAll('.fish')) whenTapped(fish, () => shoot(fish));
// A hidden sea stands still.
document.addEventListener('visibilitychange', () => sea.classList.toggle('is-still', document.hidden));
