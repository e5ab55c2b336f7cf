// A separate chunk, loaded only where the merchant's file asks for analytics.
import { effect } from '@preact/signals-react';
import { createRoot } from 'react-dom/client';
import { analyticsOrigin, type Analytics } from '../../../contract/analytics.ts';
import { pageData } from '../../device/page-data.ts';
import { language } from '../../i18n/language.ts';
import { routeOf } from '../../routes.ts';
import { reloadPage } from '../../runtime/lazy/reload.ts';
import { needsAgeAnswer } from '../responsible-play/age-gate/age-gate.tsx';
import { answerFor, keepAnswer, mayBeCounted } from './consent.ts';
import { AnalyticsQuestion } from './question.tsx';

/** The browser's Global Privacy Control counts as a refusal: then nobody asks. */
const refusesAll = (): boolean => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

const countsHere = (): boolean => mayBeCounted(routeOf(location.pathname));

/** Calls `changed` after each change of the path within the document. */
function onPageChange(changed: () => void): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (...entry) => {
      const before = location.pathname;
      change(...entry);
      if (location.pathname !== before) changed();
    };
  }
  addEventListener('popstate', changed);
}

/** Sends the name of the shown page to an address, without query, cookie or name of the person. */
function tell(address: string): void {
  if (!countsHere()) return;
  const body = JSON.stringify({ merchant: pageData.merchant.code, page: routeOf(location.pathname).name, language: language.peek() });
  fetch(address, { method: 'POST', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true, body }).catch(() => {});
}

/** Loads pages with secrets as separate documents: a third party's script runs on this one, and could read what is typed there. */
function keepFromSecrets(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    // Hidden from the router: the browser itself follows it.
    if (link?.origin === location.origin && !mayBeCounted(routeOf(link.pathname))) event.stopPropagation();
  }, true);
  onPageChange(() => void (countsHere() || reloadPage()));
}

function count(analytics: Analytics): void {
  if ('beacon' in analytics) {
    tell(analytics.beacon);
    onPageChange(() => answerFor(analyticsOrigin(analytics)) && tell(analytics.beacon));
    return;
  }
  // The page may have changed while this loaded.
  if (!countsHere()) return;
  const script = document.createElement('script');
  script.src = analytics.script;
  script.async = true;
  Object.assign(script.dataset, analytics.data);
  keepFromSecrets();
  document.head.append(script);
}

/** Asks at the foot of pages whose visits would be counted. */
function ask(origin: string, then: () => void): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const answer = (yes: boolean) => {
    keepAnswer(yes, origin);
    root.unmount();
    place.remove();
    if (yes) then();
  };
  const show = () => void (place.hidden = !countsHere());
  show();
  onPageChange(show);
  root.render(<AnalyticsQuestion origin={origin} answer={answer} />);
}

let started = false;

/** Counts this page where the person has agreed, or asks; runs once. */
export function startAnalytics(): void {
  const { analytics } = pageData.merchant;
  if (!analytics || started || refusesAll()) return;
  started = true;
  const origin = analyticsOrigin(analytics);
  const answered = answerFor(origin);
  if (answered) count(analytics);
  if (answered !== undefined) return;
  // Not over the 18+ question.
  const stop = effect(() => {
    if (!needsAgeAnswer.value) queueMicrotask(() => (stop(), ask(origin, () => count(analytics))));
  });
}
