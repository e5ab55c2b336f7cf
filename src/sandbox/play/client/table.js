import { call, sayWhy } from './calls.js';
import { fill, page, showBalance, speak, words } from './parts.js';

let offset = 0;
let timer;
let follower;
/** Why the table is not known, as it was last said; none while it is known. */
let trouble;

/** The platform's time, epoch ms. */
export const tableTime = () => Date.now() + offset;

/** Takes what the table answered, shows it, and asks again when its phase is over. */
function take(state) {
  offset = state.now - Date.now();
  trouble = undefined;
  showBalance(state.balance);
  follower(state);
  clearTimeout(timer);
  // A little later for everyone than the clock says, and not for all at the same moment.
  const wait = state.endsAt === undefined ? 400 : Math.max(0, state.endsAt - state.now) + 120 + Math.random() * 200;
  if (!document.hidden) timer = setTimeout(ask, wait);
}

async function ask() {
  try {
    take(await call('/state'));
  } catch (error) {
    // The table asks on its own: the same again is no news.
    sayWhy(error, error.message === trouble);
    trouble = error.message;
    if (trouble !== 'session.expired') timer = setTimeout(ask, 4000);
  }
}

/** Sends what the member does and shows the table after it. Answers whether the platform took it. */
export async function act(path, body) {
  try {
    take(await call(path, body));
    return true;
  } catch (error) {
    sayWhy(error);
    trouble = error.message;
    ask();
    return false;
  }
}

/** Shows the table's state now and whenever it changes; a hidden page does not ask. */
export function follow(show) {
  follower = show;
  take(page.state);
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    if (!document.hidden) ask();
  });
}

/** Seconds until `endsAt`. */
export const secondsTo = (endsAt) => Math.max(0, Math.ceil((endsAt - tableTime()) / 1000));

/** The last seconds that are said to whom they concern. */
const lastSeconds = 5;

/** Counts the seconds down to `endsAt` in `place`, as `text` has them, until the returned function stops it; says the last ones while they `concern` the member. */
export function countDown(place, endsAt, text = (left) => `${left} s`, concern) {
  let isSaid = secondsTo(endsAt) <= lastSeconds;
  const show = () => {
    const left = secondsTo(endsAt);
    place.textContent = text(left);
    if (left > lastSeconds || isSaid) return;
    isSaid = true;
    if (concern && concern()) speak(fill(words.secondsLeft, { seconds: left }));
  };
  show();
  const ticking = setInterval(show, 250);
  return () => clearInterval(ticking);
}
