import { element, table, time } from './element.js';
import { t } from './language.js';

const measured = (value, unit) => (value === undefined ? '' : `${value}${unit}`);

/** Visit reports of phones: measurements and errors. */
export function showVisits(place) {
  return ({ reports }) => place.replaceChildren(table(
    ['Received', 'Merchant', 'Screen', 'LCP', 'CLS', 'INP', 'TTFB', 'Faults'].map(t),
    reports.map(({ receivedAt, merchant, screen, lcp, cls, inp, ttfb, faults }) => [
      time(receivedAt), merchant, screen, measured(lcp, ' ms'), measured(cls, ''), measured(inp, ' ms'), measured(ttfb, ' ms'),
      element('span', { className: 'long' }, faults.map(({ kind, message, screen: where, file }) => `${kind} on ${where}: ${message} ${file}`).join(' · ')),
    ]),
    t('No visit was measured yet.'),
  ));
}
