import { byId, isFramed, tellApp, whenTapped } from './parts.js';

// Ends the script of every page: what it and the app around it say to each other.

const rules = byId('paytable-open');
const parts = byId('until-ready');
/** Where the person stood when the app came over the game: what is disabled loses the focus. */
let stood;

function standAgain() {
  if (!stood || parts.disabled || !document.hasFocus() || document.activeElement !== document.body) return;
  stood.focus({ preventScroll: true });
  stood = undefined;
}

const work = {
  hold() {
    if (!parts.disabled) stood = document.activeElement;
    parts.disabled = true;
  },
  goOn() {
    parts.disabled = false;
    standAgain();
  },
  rules: () => rules && rules.click(),
};

if (isFramed) {
  addEventListener('focus', standAgain);
  addEventListener('message', ({ source, data }) => {
    if (source === window.parent && data && work[data.leve]) work[data.leve]();
  });
  for (const way of document.querySelectorAll('a[href]')) {
    whenTapped(way, (event) => {
      event.preventDefault();
      tellApp('close');
    });
  }
  tellApp('ready', { rules: Boolean(rules) });
}
