import { call } from './calls.js';
import { modal } from './dialog.js';
import { busy, byId, fill, money, page, whenTapped, words } from './parts.js';

const minute = 60000;
/** The app keeps the last check under the same name, so that nobody sees one twice. */
const key = 'realityChecked';
/** Play money has none. */
const cover = byId('reality');
const open = cover && modal(cover, true);

let passedAt = 0;
let serverTime = 0;
let timer;

function lastSeen() {
  try {
    return Math.max(passedAt, Number(localStorage.getItem(key) || 0));
  } catch {
    return passedAt;
  }
}

function pass() {
  passedAt = serverTime;
  try {
    localStorage.setItem(key, String(serverTime));
  } catch {
    // Without storage this page remembers it, and the app asks once more.
  }
}

function sentenceOf(result) {
  if (result === 0) return words.realityEven;
  return fill(result > 0 ? words.realityWon : words.realityLost, { amount: money(Math.abs(result)) });
}

/** Opens the check where the visit, as the platform last said, makes one due. */
function take(visit) {
  if (!visit.openedAt || busy.now) return;
  serverTime = visit.serverTime;
  if (serverTime - Math.max(visit.openedAt, lastSeen()) < visit.checkMinutes * minute) return;
  byId('reality-title').textContent = fill(words.realityTitle, { minutes: Math.floor((serverTime - visit.openedAt) / minute) });
  byId('reality-result').textContent = sentenceOf(visit.result);
  open();
}

function lookLater() {
  clearTimeout(timer);
  if (!document.hidden) timer = setTimeout(look, busy.now ? 2000 : minute);
}

/** Asks the platform how long the member has played. A check that is due waits for the end of the round. */
async function look() {
  lookLater();
  if (document.hidden || busy.now || !cover.hidden) return;
  try {
    take(await call('/visit'));
  } catch {
    // The next minute asks again.
  }
}

/** Watches over the member's time at this page; the app does it for pages in its frame. */
export function watchTime() {
  if (!cover) return;
  for (const way of cover.querySelectorAll('button, a')) whenTapped(way, pass);
  document.addEventListener('visibilitychange', look);
  // The page brings the first answer.
  take(page.visit);
  lookLater();
}
