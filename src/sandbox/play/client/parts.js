// Served as it is to engines from Chromium 72 on: no optional chaining, no `??`.

/** The data that the platform put into the page. */
export const page = JSON.parse(document.getElementById('page-data').textContent);
export const words = page.words;

const off = new Set();
/** Buttons that have just changed, and the timers that end their rest. */
const resting = new Map();
/** ms in which a tap that was meant for what a button did before does nothing */
const restFor = 500;

const showWhether = (button) => {
  button.classList.toggle('is-off', off.has(button));
  button.setAttribute('aria-disabled', String(off.has(button) || resting.has(button)));
};

/** Takes a button out of use, or back into it. It keeps the focus: a `disabled` one loses it to the page. */
export function disable(button, isOff) {
  if (off.has(button) === isOff) return;
  if (isOff) off.add(button);
  else off.delete(button);
  showWhether(button);
}

/** Lets a button take no tap for a moment. */
export function rest(button) {
  clearTimeout(resting.get(button));
  resting.set(button, setTimeout(() => {
    resting.delete(button);
    showWhether(button);
  }, restFor));
  showWhether(button);
}

/** Says what a button does from now on. After a change it rests, so that a second tap never spends or exchanges. */
export function does(button, what) {
  const before = button.dataset.does;
  button.dataset.does = what;
  if (before !== undefined && before !== what) rest(button);
}

export const whenTapped = (target, work) => target.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (resting.has(button)) rest(button);
  else if (!off.has(button)) work(event);
});

// A key that is held is one tap.
document.addEventListener('keydown', (event) => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
});

export const byId = (id) => document.getElementById(id);

/** The page is in the app's frame. */
export const isFramed = window.parent !== window;

/** Tells the app around the page, whose origin is that of this address: `src/contract/game-messages.ts`. */
export function tellApp(name, more) {
  if (isFramed) window.parent.postMessage({ leve: name, ...more }, location.origin);
}

document.body.classList.toggle('is-framed', isFramed);

// This comes before the game's own part, which may give the focus to a button.
byId('until-ready').disabled = false;

export const fill = (sentence, values) => sentence.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? values[name] : whole));

const moneyFormat = new Intl.NumberFormat(page.locale, { style: 'currency', currency: page.currency });

/** Minor units as text, with the app's minus. */
export const money = (amount) => moneyFormat.format(amount / 100).replace('-', '−');

/** An element with a class, and text or children. */
export function element(name, className, content) {
  const made = document.createElement(name);
  if (className) made.className = className;
  for (const part of [].concat(content === undefined ? [] : content)) made.append(part);
  return made;
}

/** `replaceChildren` is younger than the oldest engine. */
export function replaceContent(parent, children) {
  parent.textContent = '';
  parent.append(...children);
}

const svg = 'http://www.w3.org/2000/svg';

/** A symbol of the page's sprite. */
export function picture(id, className) {
  const made = document.createElementNS(svg, 'svg');
  const use = document.createElementNS(svg, 'use');
  made.setAttribute('class', className);
  made.setAttribute('aria-hidden', 'true');
  use.setAttribute('href', `#${id}`);
  made.append(use);
  return made;
}

export const motionUnwanted = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Says a sentence to ears, after all before it: the one live region of the page. */
export function speak(sentence) {
  const region = byId('spoken');
  region.append(element('p', '', sentence));
  while (region.children.length > 8) region.firstElementChild.remove();
}

let toastTimer;

/** Shows a toast at the window's foot, above the bar of buttons that stands there: balance and countdown are at the top. `isHeard`: ears know it. */
export function say(sentence, isHeard) {
  const toast = byId('toast');
  const bar = document.querySelector('.dock');
  toast.style.bottom = `${(bar ? bar.offsetHeight : 0) + 12}px`;
  toast.textContent = sentence;
  if (!isHeard) speak(sentence);
  toast.classList.add('is-shown');
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => toast.classList.remove('is-shown'), 3000);
}

let shown = page.balance;

/** Shows the balance that the platform answered; the page never computes one. */
export function showBalance(amount) {
  if (amount !== shown) tellApp('balance');
  byId('balance').textContent = money(amount);
  shown = amount;
}

export const balance = () => shown;

export const balanceText = () => `${words.balance}: ${money(shown)}`;

let isBusy = false;

/** Whether the member has to act now, or sees how a round ends: nothing else may cover the game. */
export const busy = {
  get now() {
    return isBusy;
  },
  set now(now) {
    if (now !== isBusy) tellApp(now ? 'roundBegun' : 'roundEnded');
    isBusy = now;
  },
};
