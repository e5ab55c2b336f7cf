import { byId, isFramed, tellApp, whenTapped } from './parts.js';

// Ends the script of every page: what it and the app around it say to each other.

const rules = byId('paytable-open');
const parts = byId('until-ready');

const work = {
  hold: () => (parts.disabled = true),
  goOn: () => (parts.disabled = false),
  rules: () => rules && rules.click(),
};

if (isFramed) {
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
