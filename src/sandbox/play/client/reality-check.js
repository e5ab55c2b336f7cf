import { call } from './calls.js';
import { byId, fill, money, page, whenTapped, words } from './parts.js';

const minute = 60000;
// The app's key: who has answered there is not asked here again.
const key = 'realityChecked';
const cover = byId('reality-check');

// Some webviews have no storage, or throw on touching it.
let seenHere = 0;

function seenAt() {
  try {
    return Math.max(seenHere, Number(localStorage.getItem(key)));
  } catch {
    return seenHere;
  }
}

let ahead = 0;

function pass() {
  seenHere = Date.now() + ahead;
  try {
    localStorage.setItem(key, String(seenHere));
  } catch {
    // This page remembers it.
  }
  cover.hidden = true;
  if (before) before.focus();
}

let before;

function show(minutes, result) {
  byId('reality-check-title').textContent = fill(words.checkTitle, { minutes });
  byId('reality-check-result').textContent = `${result > 0 ? '+' : ''}${money(result)}`.replace(/^-/, '−');
  before = document.activeElement;
  cover.hidden = false;
  byId('reality-check-pass').focus();
}

async function look() {
  let known;
  try {
    known = await call('/visit', {});
  } catch {
    // The next minute asks again.
    return;
  }
  if (!known.openedAt || !cover.hidden) return;
  ahead = known.serverTime - Date.now();
  if (known.serverTime - Math.max(known.openedAt, seenAt()) >= known.checkMinutes * minute) {
    show(Math.floor((known.serverTime - known.openedAt) / minute), known.result);
  }
}

let timer;

// Not while the page is hidden: nobody is there to see it, or to count.
function follow() {
  clearInterval(timer);
  if (document.hidden) return;
  timer = setInterval(look, minute);
  look();
}

/** The keyboard stays in the check: games listen to keys as well. */
function hold(event) {
  if (cover.hidden) return;
  const stops = cover.querySelectorAll('a, button');
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const outside = !cover.contains(document.activeElement);
  if (event.key === 'Tab' && (outside || document.activeElement === (event.shiftKey ? first : last))) {
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  }
  if (outside || event.key === 'Escape') event.stopPropagation();
}

if (!page.playMoney) {
  whenTapped(byId('reality-check-pass'), pass);
  for (const link of cover.querySelectorAll('a')) whenTapped(link, pass);
  document.addEventListener('keydown', hold, true);
  document.addEventListener('visibilitychange', follow);
  follow();
}
